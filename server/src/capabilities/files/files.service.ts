import { subtle } from 'node:crypto';
import type { FileKind, StoredFile } from '@lakou/contract/files';
import { Id } from '@lakou/contract/primitives';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import {
  type FileKeeper,
  insertFile,
  isOwnFile,
  placeFileAt,
  removeFileAt,
  sumFileBytes,
} from './files.store.ts';
import { prepare } from './prepare-file.service.ts';

const ROOM_PER_PERSON = 200 * 1024 * 1024;
const ADDRESS = '/api/files/';

export const thumbKey = (id: string) => `${id}-thumb`;
const addressOf = (id: string) => `${ADDRESS}${id}`;

/** The file of one of our addresses; undefined for any other text. */
export const fileIn = (text: string | null | undefined): string | undefined =>
  text?.startsWith(ADDRESS) ? text.slice(ADDRESS.length) : undefined;

/** Checks a file, removes everything harmful and stores it for a day; longer once it is used. */
export async function keepFile<G extends FileKeeper>(
  grant: G,
  { kind, bytes }: { kind: FileKind; bytes: Uint8Array },
  { storage }: Platform,
): Promise<StoredFile> {
  const prepared = await prepare(Buffer.from(bytes), kind);
  const { contentType } = prepared;
  const id = uuidv7();
  const size = prepared.bytes.length;
  // Computed in another thread: a file may have ten megabytes.
  const sha256 = Buffer.from(await subtle.digest('SHA-256', prepared.bytes));
  // The row is inserted first: every stored file then has a row, so the cleanup job finds what
  // failed here.
  await inTransaction(grant, async (tx) => {
    if ((await sumFileBytes(tx)) + size > ROOM_PER_PERSON) fail('storage_full');
    await insertFile(tx, { id, kind, contentType, size, thumbSize: prepared.thumb?.length, sha256 });
    await writeAudit(tx, { action: 'file:upload', actorId: tx.actor.id, subjectId: id });
  });
  if (prepared.thumb) await storage.put(thumbKey(id), prepared.thumb);
  await storage.put(id, prepared.bytes);
  return { id, url: addressOf(id), contentType, size };
}

const DATA_URL = /^data:[\w.+-]+\/[\w.+-]+(?:;[\w.=%-]+)*;base64,([A-Za-z0-9+/=\s]+)$/;

/**
 * The value of a file field: a data URL is stored as a file, and the address of one's own file
 * stays. Undefined when it is neither. Another person's file counts as not existing.
 */
export async function fileFrom<G extends FileKeeper>(
  grant: G,
  { kind, text }: { kind: FileKind; text: string },
  platform: Platform,
): Promise<string | undefined> {
  if (/^\s*data:/i.test(text)) {
    const [, base64] = DATA_URL.exec(text) ?? fail('file_type_refused');
    return (await keepFile(grant, { kind, bytes: Buffer.from(base64 ?? '', 'base64') }, platform)).url;
  }
  const id = fileIn(text);
  if (id === undefined) return undefined;
  if (!Id.safeParse(id).success || !(await isOwnFile(grant, id, kind))) fail('not_found');
  return addressOf(id);
}

/**
 * Records which file a field holds. A file in use stays; the replaced one is deleted unless used
 * elsewhere.
 */
export async function placeFile(
  grant: FileKeeper,
  place: { as: string; by: string },
  text: string | null,
): Promise<void> {
  const id = fileIn(text);
  if (id) await placeFileAt(grant, place.as, place.by, id);
  else await removeFileAt(grant, place.as, place.by);
}
