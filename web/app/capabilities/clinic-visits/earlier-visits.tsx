import type { ClinicVisit } from '@lakou/contract/clinic-visits';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { FailedNote } from '../../ui/failed-note.tsx';
import { Section } from '../../ui/section.tsx';
import { visitsOfQuery } from './clinic-visits.queries.ts';
import { VisitRows } from './visit-rows.tsx';

/** Other visits of the same person; nothing where there are none. */
export function EarlierVisits({ visit }: { visit: Pick<ClinicVisit, 'id' | 'clinicPatientId'> }) {
  const { t } = useTranslation('clinic-visits');
  const clinicId = useUser().clinicId ?? '';
  const entry = visit.clinicPatientId ?? '';
  const query = useQuery({ ...visitsOfQuery(clinicId, entry), enabled: entry !== '' });
  const { data = [], isLoadingError } = query;
  const others = data.filter(({ id }) => id !== visit.id);
  if (others.length === 0 && !isLoadingError) return null;
  return (
    <Section title={t('earlier')}>
      <FailedNote query={query} text={t('failed')} />
      <VisitRows visits={others} />
    </Section>
  );
}
