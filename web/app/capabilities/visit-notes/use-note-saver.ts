import type { VisitNote } from '@lakou/contract/visit-notes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../../platform/api/api.ts';
import { dropDraft, keepDraft, readDraft } from '../../ui/form/drafts.ts';
import { createNoteSaver, type Kept, type NoteSaver, type SaverState } from './note-saver.ts';
import { noteQuery, reloadNotes } from './visit-notes.queries.ts';

const nameOf = (id: string) => `visit-note:${id}`;

/** What this device keeps, with the note as it was read: it opens without a network. */
interface KeptNote extends Kept {
  readonly note: VisitNote;
}

export const readKept = (id: string): KeptNote | undefined =>
  readDraft(nameOf(id))?.values as unknown as KeptNote | undefined;

/** Saves the draft while it is written; what the server lacks stays on this device, under the session's drafts. */
export function useNoteSaver(note: VisitNote): { saver: NoteSaver; state: SaverState } {
  const queries = useQueryClient();
  const [saver] = useState(() => {
    const params = { id: note.id };
    const name = nameOf(note.id);
    return createNoteSaver({
      note,
      kept: readKept(note.id),
      async send(draft, version) {
        const saved = await api('PUT /api/visit-notes/:id', { params, body: { ...draft, version } });
        const carried = draft.carried.map((mark) => ({ ...mark, signedAt: saved.updatedAt }));
        queries.setQueryData(
          noteQuery(note.id).queryKey,
          (old) => old && { ...old, ...draft, carried, ...saved },
        );
        return saved;
      },
      read: () => api('GET /api/visit-notes/:id', { params }),
      keep: (kept) => (kept ? keepDraft(name, { ...kept, note }, Date.now()) : dropDraft(name)),
    });
  });
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  const isSigned = state.phase === 'signed';
  useEffect(() => saver.start(), [saver]);
  useEffect(() => saver.meet(note), [saver, note]);
  useEffect(() => {
    if (isSigned) void reloadNotes(queries);
  }, [isSigned, queries]);
  return { saver, state };
}
