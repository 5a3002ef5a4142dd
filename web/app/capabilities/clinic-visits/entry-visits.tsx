import type { ClinicPatientDetails } from '@lakou/contract/clinic-patients';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { combineQueries } from '../../platform/query-read.ts';
import { useUser } from '../../platform/session.ts';
import { FailedNote } from '../../ui/failed-note.tsx';
import { Section } from '../../ui/section.tsx';
import { entriesNamedQuery, visitsOfQuery } from './clinic-visits.queries.ts';
import { GiveRecord } from './give-record.tsx';
import { VisitRows } from './visit-rows.tsx';

/** On the page of a patient: visits that no account has yet. Needs the namespace clinic-visits. */
export function EntryVisits({ patient }: { patient: ClinicPatientDetails }) {
  const { t } = useTranslation('clinic-visits');
  const clinicId = useUser().clinicId ?? '';
  const hasAccepted = patient.consent === 'linked';
  const ofPatient = useQuery(visitsOfQuery(clinicId, patient.id));
  const named = useQuery({
    ...entriesNamedQuery(clinicId, patient.name),
    enabled: hasAccepted,
  });
  const visits = ofPatient.data ?? [];
  const entries = named.data ?? [];
  return (
    <>
      {visits.length > 0 && (
        <Section title={t('withoutAccount')}>
          <VisitRows visits={visits} />
          {hasAccepted && <GiveRecord patient={patient} entry={patient} />}
        </Section>
      )}
      <FailedNote query={combineQueries(ofPatient, named)} text={t('withoutAccountFailed')} />
      {entries.length > 0 && (
        <Section title={t('sameName')}>
          {entries.map((entry) => (
            <GiveRecord key={entry.id} patient={patient} entry={entry} />
          ))}
        </Section>
      )}
    </>
  );
}
