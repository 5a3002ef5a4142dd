import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Sections } from '../../ui/section.tsx';
import { AddendumForm } from './addendum-form.tsx';
import { readKept } from './kept-notes.ts';
import { NoteEditor } from './note-editor.tsx';
import { NoteFrame } from './note-frame.tsx';
import { NoteHead } from './note-head.tsx';
import { NoteView } from './note-view.tsx';

export const clientLoader = needsWords('visit-notes', 'prescriptions', 'errors', 'quick-texts');

/** A note for professionals: a draft is written, a signed one is read and amended. */
export default function NotePage() {
  const { t } = useTranslation('visit-notes');
  const { id = '' } = useParams();
  const user = useUser();
  return (
    <NoteFrame
      id={id}
      title={t('noteTitle')}
      back={{ to: '/app/notes', text: t('notesTitle') }}
      kept={readKept(id)?.note}
    >
      {(note) =>
        note.status === 'draft' ? (
          <NoteEditor key={note.id} note={note} />
        ) : (
          <div className="mx-auto max-w-180">
            <Sections>
              <NoteHead note={note} />
              <NoteView note={note} reader="professional" isAuthor={note.authorId === user.id}>
                {note.authorId === user.id && <AddendumForm noteId={note.id} />}
              </NoteView>
            </Sections>
          </div>
        )
      }
    </NoteFrame>
  );
}
