import { useInfiniteQuery } from '@tanstack/react-query';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { maternityPatientsQuery } from './maternity.queries.ts';
import { MaternityPatientRow } from './maternity-patient-row.tsx';

export const clientLoader = needsWords('maternity');

/** Pregnant patients who share it with their provider: week, due date and alerts; each leads to journal and vitals. */
export default function MaternityPatients() {
  const { t } = useTranslation('maternity');
  return (
    <div className="grid gap-4">
      <title>{t('patients.title')}</title>
      <PageTitle>{t('patients.title')}</PageTitle>
      <PatientList />
    </div>
  );
}

function PatientList() {
  const { t } = useTranslation('maternity');
  const query = useInfiniteQuery(maternityPatientsQuery(useUser().id));
  const isWithheld = query.error instanceof ApiError && query.error.status === 403;
  if (isWithheld)
    return (
      <Banner tone="warn" icon={ShieldAlert}>
        {t('patients.unverified')}
      </Banner>
    );
  return (
    <PagedList
      query={query}
      skeleton={<CardsSkeleton />}
      failed={t('patients.failed')}
      empty={<EmptyCard text={t('patients.none')} />}
      more={t('journal.more')}
    >
      {(patients) => (
        <ul className="overflow-hidden rounded-card border border-line bg-surface">
          {patients.map((patient) => (
            <MaternityPatientRow key={patient.id} patient={patient} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
