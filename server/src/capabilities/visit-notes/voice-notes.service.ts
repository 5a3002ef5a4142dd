import { MOST_RECORDINGS } from '@lakou/contract/visit-notes.rules';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { dropRecording, keepRecording } from '../files/recordings.service.ts';
import { addRecording, countRecordings, listRecordingIds, removeRecording } from './amendments.store.ts';
import { lockDraft, writeLine } from './visit-notes.service.ts';
import type { NoteWriter } from './visit-notes.store.ts';

interface SentVoice {
  readonly id?: string | undefined;
  readonly fileId: string;
  readonly seconds: number;
}

/** Keeps an uploaded voice with the draft; one that came before, under the same id, is kept as it is. */
export const keepVoice = (grant: NoteWriter, sent: SentVoice): Promise<{ id: string }> =>
  inTransaction(grant, async (tx) => {
    await lockDraft(tx);
    const { id = uuidv7() } = sent;
    if ((await listRecordingIds(tx)).includes(id)) return { id };
    if ((await countRecordings(tx)) >= MOST_RECORDINGS) fail('too_many_recordings');
    if (!(await addRecording(tx, id, sent))) fail('not_found');
    await keepRecording(tx, id, sent.fileId);
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
