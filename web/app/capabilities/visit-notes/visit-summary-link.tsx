import { useQuery } from '@tanstack/react-query';
import FileText from 'lucide-react/icons/file-text';
import { useTranslation } from '#platform/language/use-translation.ts';
import { NeedsNetwork } from '../../shell/needs-network.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { noteQuery, notesOfVisitQuery, type Person } from './visit-notes.queries.ts';

/** The way from a visit to what was written down about it; nothing until there is something. */
export function VisitSummaryLink({ person, bookingId }: { person: Person; bookingId: string }) {
  const { t } = useTranslation('visit-notes');
  const query = useQuery(notesOfVisitQuery(person, bookingId));
  if (!query.data) return <FailedNote query={query} text={t('summaryFailed')} />;
  return query.data.map(({ id }) => (
    <div key={id}>
      <ButtonLink icon={FileText} to={`/app/visit-notes/${id}`} block>
        {t('summaryTitle')}
      </ButtonLink>
      <NeedsNetwork query={noteQuery(id)} />
    </div>
  ));
}
