import { fail } from '#platform/errors.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import type { Platform } from '#platform/platform.ts';
import { isOwnFile, placeFileAt, removeFileAt } from './files.store.ts';
import { findRecording, type Listener, type Recorder } from './recordings.store.ts';
import { servable } from './serve-file.service.ts';

export { releaseRecordings } from './recordings.store.ts';

/** Where a voice note of a visit is used. */
const PLACE = 'visitNoteRecording';

/** Keeps an uploaded voice of the actor's own; another person's counts as not existing. */
export async function keepRecording(tx: Recorder, recordingId: string, fileId: string): Promise<void> {
  if (!(await isOwnFile(tx, fileId, 'audio'))) fail('not_found');
  await placeFileAt(tx, PLACE, recordingId, fileId);
}

export const dropRecording = (tx: Recorder, recordingId: string): Promise<void> =>
  removeFileAt(tx, PLACE, recordingId);

export async function serveRecording(
  grant: Listener,
  recordingId: string,
  platform: Platform,
): Promise<Servable> {
  return servable((await findRecording(grant, PLACE, recordingId)) ?? fail('not_found'), false, platform);
}
