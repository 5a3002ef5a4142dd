import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { NoteRow } from './note-row.tsx';
import { type Person, signedNotesQuery } from './visit-notes.queries.ts';
import { WriteNoteButton } from './write-note-button.tsx';

interface PersonNotesProps {
  person: Person;
  title: string;
}

const SHOWN = 20;

/** Signed notes about somebody the professional treats, and the way to write one. */
export function PersonNotes({ person, title }: PersonNotesProps) {
  const { t } = useTranslation('visit-notes');
  return (
    <Section title={title}>
      <QueryState
        query={useQuery(signedNotesQuery(person, SHOWN))}
        failed={t('notesFailed')}
        isEmpty={(notes) => notes.length === 0}
        empty={<p className="text-ink-soft">{t('chart.noEarlier')}</p>}
      >
        {(notes) => (
          <ul className="flex flex-col gap-3">
            {notes.map((note) => (
              <NoteRow key={note.id} note={note} name={note.authorName} to={`/app/notes/${note.id}`} />
            ))}
          </ul>
        )}
      </QueryState>
      <div>
        <WriteNoteButton about={person} />
      </div>
    </Section>
  );
}
