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
import { ReviewCase } from './review-case.tsx';
import { caseQuery } from './verification.queries.ts';

export const clientLoader = needsWords('verification', 'provider-workspace', 'profiles', 'providers');

/** One licence: its documents on the left, the facts and the decision on the right. */
export default function Review() {
  const { t } = useTranslation('verification');
  const { id = '' } = useParams();
  return (
    <div className="grid gap-4">
      <p>
        <BackLink to="/app/verifications">{t('title')}</BackLink>
      </p>
      <QueryState
        query={useQuery(caseQuery(id))}
        skeleton={
          <>
            <HiddenTitle>{t('title')}</HiddenTitle>
            <Skeleton>
              <SkeletonCard />
            </Skeleton>
          </>
        }
        notFound={
          <Card>
            <HiddenTitle>{t('title')}</HiddenTitle>
            <EmptyState drawing={<House />} text={t('noSuchProvider')} />
          </Card>
        }
      >
        {(licence) => <ReviewCase key={`${licence.id} ${licence.version}`} licence={licence} />}
      </QueryState>
    </div>
  );
}
