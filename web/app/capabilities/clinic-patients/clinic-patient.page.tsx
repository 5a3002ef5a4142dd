import type { ClinicPatientDetails } from '@lakou/contract/clinic-patients';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { EntryVisits } from '../clinic-visits/entry-visits.tsx';
import { CommunitySection } from '../health-workers/community-section.tsx';
import { CareTeam } from './care-team.tsx';
import { clinicPatientQuery } from './clinic-patients.queries.ts';
import { PatientFacts } from './patient-facts.tsx';
import { PatientHistory } from './patient-history.tsx';

export const clientLoader = needsWords(
  'clinic-patients',
  'bookings',
  'labs',
  'lab-explanation',
  'clinic-visits',
  'health-workers',
);

/** One patient of the clinic: contact, visits with it, and the dates of what was written. */
export default function ClinicPatientPage() {
  const { t } = useTranslation('clinic-patients');
  const { id = '' } = useParams();
  const clinicId = useUser().clinicId ?? '';
  const query = useQuery({ ...clinicPatientQuery(clinicId, id), enabled: clinicId !== '' });
  const name = query.data?.name ?? t('patient');
  return (
    <Sections>
      <title>{name}</title>
      <p>
        <BackLink to="/app/clinic-patients">{t('back')}</BackLink>
      </p>
      <PageTitle>{name}</PageTitle>
      {clinicId ? (
        <QueryState query={query} failed={t('detailsFailed')} notFound={<EmptyCard text={t('missing')} />}>
          {(patient) => <Details patient={patient} />}
        </QueryState>
      ) : (
        <EmptyCard text={t('missing')} />
      )}
    </Sections>
  );
}

function Details({ patient }: { patient: ClinicPatientDetails }) {
  const isDesk = useUser().clinicRole !== 'Provider';
  return (
    <>
      <PatientFacts patient={patient} />
      {!patient.inCare && <EntryVisits patient={patient} />}
      {patient.patientId && <PatientHistory patient={patient} />}
      {patient.consent === 'linked' && !patient.inCare && <CareTeam patient={patient} />}
      {isDesk && !patient.patientId && <CommunitySection patientId={patient.id} />}
    </>
  );
}
