import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Sections } from '../../ui/section.tsx';
import { clinicVisitsQuery } from './clinic-visits.queries.ts';
import { VisitRows } from './visit-rows.tsx';

export const clientLoader = needsWords('clinic-visits');

/** Visits of people without an account: of the clinic for its desk, of oneself for a provider. */
export default function ClinicVisits() {
  const { t } = useTranslation('clinic-visits');
  const clinicId = useUser().clinicId ?? '';
  const query = useInfiniteQuery({ ...clinicVisitsQuery(clinicId), enabled: clinicId !== '' });
  const empty = <EmptyCard text={t('none')} />;
  return (
    <Sections>
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      {clinicId ? (
        <PagedList query={query} failed={t('failed')} more={t('more')} empty={empty}>
          {(visits) => <VisitRows visits={visits} />}
        </PagedList>
      ) : (
        empty
      )}
    </Sections>
  );
}
