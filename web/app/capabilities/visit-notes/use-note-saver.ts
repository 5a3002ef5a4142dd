import type { VisitNote } from '@lakou/contract/visit-notes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { editing, keepNote, noteCalls, readKept, sendKeptNotesWhenOnline } from './kept-notes.ts';
import { createNoteSaver, type NoteSaver, type SaverState } from './note-saver.ts';
import { noteQuery, reloadNotes } from './visit-notes.queries.ts';

/** Saves the draft while it is written; what the server lacks stays on this device, under the session's drafts. */
export function useNoteSaver(note: VisitNote): { saver: NoteSaver; state: SaverState } {
  const queries = useQueryClient();
  const [saver] = useState(() => {
    const { send, read } = noteCalls(note.id);
    return createNoteSaver({
      note,
      kept: readKept(note.id),
      async send(draft, version) {
        const saved = await send(draft, version);
        const carried = draft.carried.map((mark) => ({ ...mark, signedAt: saved.updatedAt }));
        queries.setQueryData(
          noteQuery(note.id).queryKey,
          (old) => old && { ...old, ...draft, carried, ...saved },
        );
        return saved;
      },
      read,
      keep: (kept) => keepNote(note, kept),
    });
  });
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  const isSigned = state.phase === 'signed';
  useEffect(() => {
    sendKeptNotesWhenOnline();
    const ends = [editing(note.id), saver.start()];
    return () => {
      for (const end of ends) end();
    };
  }, [saver, note.id]);
  useEffect(() => saver.meet(note), [saver, note]);
  useEffect(() => {
    if (isSigned) void reloadNotes(queries);
  }, [isSigned, queries]);
  return { saver, state };
}
