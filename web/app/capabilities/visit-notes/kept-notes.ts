import type { VisitNote } from '@lakou/contract/visit-notes';
import { api } from '../../platform/api/api.ts';
import { draftNames, dropDraft, keepDraft, onDraftsElsewhere, readDraft } from '../../ui/form/drafts.ts';
import { createNoteSaver, type Kept } from './note-saver.ts';

const BEGINNING = 'visit-note:';
const nameOf = (id: string) => BEGINNING + id;

/** What this device keeps, with the note as it was read: it opens without a network. */
interface KeptNote extends Kept {
  readonly note: VisitNote;
}

export const readKept = (id: string): KeptNote | undefined => readDraft<KeptNote>(nameOf(id))?.values;

export function keepNote(note: VisitNote, kept: Kept | undefined): void {
  if (kept) keepDraft(nameOf(note.id), { ...kept, note }, Date.now());
  else dropDraft(nameOf(note.id));
}

/** The calls of a note's saver that need no screen. */
export const noteCalls = (id: string) => ({
  send: (draft: Kept['draft'], version: number) =>
    api('PUT /api/visit-notes/:id', { params: { id }, body: { ...draft, version } }),
  read: () => api('GET /api/visit-notes/:id', { params: { id } }),
});

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  const end = onDraftsElsewhere(listener);
  return () => {
    listeners.delete(listener);
    end();
  };
};

/** The store behind the list of kept notes: their ids in one text. */
export const keptNotes = {
  subscribe,
  ids: () =>
    draftNames(BEGINNING)
      .map((name) => name.slice(BEGINNING.length))
      .join(' '),
};

/** Notes whose editor is open: it sends them itself. */
const edited = new Set<string>();

/** Told by an editor when it opens; the returned function ends it. */
export function editing(id: string): () => void {
  edited.add(id);
  return () => void edited.delete(id);
}

/** Sends the drafts that were left on this device; what differs from the server's stays until somebody opens it. */
export async function sendKeptNotes(): Promise<void> {
  for (const id of keptNotes.ids().split(' ').filter(Boolean)) {
    const kept = readKept(id);
    if (!kept || edited.has(id)) continue;
    const { note } = kept;
    const saver = createNoteSaver({ note, kept, ...noteCalls(id), keep: (left) => keepNote(note, left) });
    await saver.flush();
    saver.stop();
    if (saver.state().phase === 'saved') keepNote(note, undefined);
  }
  for (const listener of listeners) listener();
}

let isListening = false;
/** From now on they are sent when the network is back, wherever the person is in the app. */
export function sendKeptNotesWhenOnline(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('online', () => void sendKeptNotes());
}
