import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../platform/session.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { NoteEditor } from '../visit-notes/note-editor.tsx';
import { NoteView } from '../visit-notes/note-view.tsx';
import { noteQuery } from '../visit-notes/visit-notes.queries.ts';

/** The draft to write, or the note once it is signed. */
export default function OpenNote({ id, onDiscarded }: { id: string; onDiscarded: () => void }) {
  const { id: me } = useUser();
  const query = useQuery(noteQuery(id));
  return (
    <QueryState
      query={query}
      frame="none"
      skeleton={
        <Skeleton>
          <SkeletonText />
        </Skeleton>
      }
    >
      {(note) =>
        note.status === 'draft' ? (
          <NoteEditor key={note.id} note={note} panel={{ onDiscarded }} />
        ) : (
          <NoteView note={note} reader="professional" isAuthor={note.authorId === me} />
        )
      }
    </QueryState>
  );
}
