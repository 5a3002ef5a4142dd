import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HiddenTitle } from '../../ui/hidden-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { ClinicCaseView } from './clinic-case-view.tsx';
import { clinicCaseQuery } from './clinic-verification.queries.ts';

export const clientLoader = needsWords('clinic-verification');

/** One clinic: its facts, its paper and the decision. */
export default function ClinicCasePage() {
  const { t } = useTranslation('clinic-verification');
  const { id = '' } = useParams();
  const heading = <HiddenTitle>{t('queueTitle')}</HiddenTitle>;
  return (
    <div className="grid max-w-180 gap-4">
      <p>
        <BackLink to="/app/clinic-verifications">{t('queueTitle')}</BackLink>
      </p>
      <QueryState
        query={useQuery(clinicCaseQuery(id))}
        failed={t('queueFailed')}
        frame={(problem) => (
          <Card>
            {heading}
            {problem}
          </Card>
        )}
        skeleton={
          <>
            {heading}
            <Skeleton>
              <SkeletonCard />
            </Skeleton>
          </>
        }
        notFound={
          <Card>
            {heading}
            <EmptyState drawing={<House />} text={t('noSuchClinic')} />
          </Card>
        }
      >
        {(clinic) => <ClinicCaseView key={clinic.version} clinic={clinic} />}
      </QueryState>
    </div>
  );
}
