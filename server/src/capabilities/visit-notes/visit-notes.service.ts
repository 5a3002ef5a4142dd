import type { NoteDraft, VisitNote } from '@lakou/contract/visit-notes';
import { inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { dropRecording } from '../files/recordings.service.ts';
import { notify } from '../notifications/notify.service.ts';
import { prescribe, readOfNote } from '../prescriptions/prescriptions.service.ts';
import { addAddendum, listAddenda, listRecordingIds, listRecordings } from './amendments.store.ts';
import { EMPTY_SECTIONS, isWritten, keptMarks, tidySections } from './carried.rules.ts';
import {
  addDraft,
  findNote,
  findSignedMoments,
  findStarted,
  hasVisit,
  type LockedNote,
  lockNote,
  type NoteReader,
  type NoteStarter,
  type NoteWriter,
  removeDraft,
  saveDraft,
  saveSigned,
} from './visit-notes.store.ts';
import { viewNote } from './visit-notes.view.ts';

interface Saved {
  readonly version: number;
  readonly updatedAt: string;
}

/** One line for what was written about this person. */
export const writeLine = (tx: NoteWriter | NoteStarter, action: string): Promise<void> =>
  writeAudit(tx, {
    action,
    actorId: tx.actor.id,
    subjectId: tx.scope.dependentId ?? tx.scope.patientId,
  });

/** The draft to go on with: a new one, or the one that there is. */
export async function startNote(grant: NoteStarter, bookingId: string | null): Promise<{ id: string }> {
  if (bookingId && !(await hasVisit(grant, bookingId))) fail('not_found');
  return inTransaction(grant, async (tx) => {
    const added = await addDraft(tx, bookingId, EMPTY_SECTIONS);
    if (added) await writeLine(tx, 'visit-note:start');
    return { id: added ?? (await findStarted(tx, bookingId)) ?? fail('conflict') };
  });
}

export async function readNote(grant: NoteReader): Promise<VisitNote> {
  const row = (await findNote(grant)) ?? fail('not_found');
  const [prescriptions, recordings, addenda] = await Promise.all([
    readOfNote(grant),
    listRecordings(grant),
    listAddenda(grant),
  ]);
  return viewNote(row, { prescriptions, recordings, addenda });
}

/** The draft as it is now, locked; refuses one that is signed. */
export async function lockDraft(tx: NoteWriter): Promise<LockedNote> {
  const note = (await lockNote(tx)) ?? fail('not_found');
  return note.status === 'signed' ? fail('note_signed') : note;
}

export async function changeNote(
  grant: NoteWriter,
  { version, ...draft }: NoteDraft & { readonly version: number },
): Promise<Saved> {
  if (grant.scope.status === 'signed') fail('note_signed');
  const marks = keptMarks(
    draft,
    draft.carried.length > 0
      ? await findSignedMoments(
          grant,
          draft.carried.map(({ noteId }) => noteId),
        )
      : new Map(),
  );
  const saved = await saveDraft(grant, version, tidySections(draft), marks, draft.prescribed);
  if (!saved) return fail('note_changed');
  return { version: saved.version, updatedAt: saved.updatedAt.toISOString() };
}

export const discardNote = (grant: NoteWriter): Promise<undefined> =>
  inTransaction(grant, async (tx) => {
    for (const id of await listRecordingIds(tx)) await dropRecording(tx, id);
    if (!(await removeDraft(tx))) fail('note_signed');
    await writeLine(tx, 'visit-note:discard');
    return undefined;
  });

/** Locks the note, makes what it prescribes valid, and tells the patient that it can be read. */
export const signNote = (grant: NoteWriter, version: number): Promise<Saved> =>
  inTransaction(grant, async (tx) => {
    const draft = await lockDraft(tx);
    if (draft.version !== version) fail('note_changed');
    if (!isWritten(draft.sections)) fail('note_empty');
    const saved = (await saveSigned(tx)) ?? fail('note_signed');
    if (draft.prescribed.length > 0) await prescribe(tx, draft.prescribed);
    await writeLine(tx, 'visit-note:sign');
    const { noteId, patientId } = tx.scope;
    await notify(tx, {
      userId: patientId,
      kind: 'note_signed',
      subjectId: noteId,
      details: { name: saved.authorName },
    });
    return { version: saved.version, updatedAt: saved.updatedAt.toISOString() };
  });

export const amendNote = (grant: NoteWriter, text: string): Promise<{ id: string }> =>
  inTransaction(grant, async (tx) => {
    const id = (await addAddendum(tx, text)) ?? fail('note_not_signed');
    await writeLine(tx, 'visit-note:amend');
    return { id };
  });
