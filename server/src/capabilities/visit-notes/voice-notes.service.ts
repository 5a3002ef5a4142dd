import { MOST_RECORDINGS } from '@lakou/contract/visit-notes.rules';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { dropRecording, keepRecording } from '../files/recordings.service.ts';
import { addRecording, countRecordings, removeRecording } from './amendments.store.ts';
import { lockDraft, writeLine } from './visit-notes.service.ts';
import type { NoteWriter } from './visit-notes.store.ts';

/** Keeps an uploaded voice with the draft. */
export const keepVoice = (
  grant: NoteWriter,
  sent: { readonly fileId: string; readonly seconds: number },
): Promise<{ id: string }> =>
  inTransaction(grant, async (tx) => {
    await lockDraft(tx);
    if ((await countRecordings(tx)) >= MOST_RECORDINGS) fail('too_many_recordings');
    const id = uuidv7();
    await keepRecording(tx, id, sent.fileId);
    await addRecording(tx, id, sent);
    await writeLine(tx, 'visit-note:record');
    return { id };
  });

export const removeVoice = (grant: NoteWriter, recordingId: string): Promise<undefined> =>
  inTransaction(grant, async (tx) => {
    await lockDraft(tx);
    if (!(await removeRecording(tx, recordingId))) fail('not_found');
    await dropRecording(tx, recordingId);
    return undefined;
  });
