import type { EntryDetails, RecordEntry } from '@lakou/contract/record-entries';
import { type EntryKind, MOST_ENTRIES } from '@lakou/contract/record-entries.rules';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { RecordGrant } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { fieldsOfKind, placeInTime, wrongField } from './entry-details.rules.ts';
import {
  countEntries,
  deleteImported,
  deleteOwnEntry,
  type EntryImporter,
  type EntryRow,
  type EntryWriter,
  findEntry,
  findSimilar,
  insertEntry,
  keepVersion,
  listAllEntries,
  listVaccines,
  listValidEntries,
  lockRecord,
  setStatus,
  updateEntry,
  type VaccineReader,
} from './record-entries.store.ts';
import { viewEntry } from './record-entries.view.ts';

export { lockRecord as lockEntries } from './record-entries.store.ts';
export type { EntryWriter };

export interface NewEntry extends Partial<EntryDetails> {
  readonly kind: EntryKind;
  readonly text: string;
  /** Adds it although one like it is there. */
  readonly confirmDuplicate?: boolean;
  /** The prescription it comes with. */
  readonly referenceId?: string;
}

const NOTHING: Omit<EntryDetails, 'text'> = {
  code: null,
  status: 'active',
  since: null,
  endedOn: null,
  reaction: null,
  severity: null,
  dose: null,
  frequency: null,
  lot: null,
  place: null,
  relation: null,
  note: null,
};

function check(kind: EntryKind, sent: EntryDetails, now: Date): EntryDetails {
  const entry = fieldsOfKind(kind, sent);
  const path = wrongField(kind, entry, now);
  if (path) fail('invalid_request', { fields: [{ path, code: 'invalid_request' }] });
  return entry;
}

const note = (tx: EntryWriter, action: string) =>
  writeAudit(tx, {
    action: `record-entries:${action}`,
    actorId: tx.actor.id,
    subjectIds: [tx.scope.patientId, tx.scope.dependentId].filter((id) => id !== null),
  });

/** Inside the caller's transaction. Asks before it adds what is likely there already. */
export async function addEntry(tx: EntryWriter, sent: NewEntry): Promise<RecordEntry> {
  const { kind, confirmDuplicate = false, referenceId = null, ...given } = sent;
  const entry = check(kind, { ...NOTHING, ...given }, tx.at);
  await lockRecord(tx);
  if ((await countEntries(tx)) >= MOST_ENTRIES) fail('too_many_entries');
  const existing =
    confirmDuplicate || entry.status !== 'active' ? undefined : await findSimilar(tx, { kind, ...entry });
  if (existing) fail('duplicate_entry', { existing });
  const id = await insertEntry(tx, { ...entry, kind, referenceId, at: placeInTime(entry.since, tx.at) });
  await note(tx, 'add');
  return viewEntry((await findEntry(tx, id)) ?? fail('not_found'));
}

type Writer = Grant<'record-entries:write' | 'my-medicines:write', RecordScope>;

async function change(
  grant: Writer,
  id: string,
  action: string,
  work: (tx: Writer, present: EntryRow) => Promise<void>,
): Promise<RecordEntry> {
  return inTransaction(grant, async (tx) => {
    await lockRecord(tx);
    const present = (await findEntry(tx, id)) ?? fail('not_found');
    if (present.status === 'entered_in_error') fail('move_not_allowed');
    await keepVersion(tx, id);
    await work(tx, present);
    await note(tx, action);
    return viewEntry((await findEntry(tx, id)) ?? fail('not_found'));
  });
}

const requireAuthor = ({ actor }: Writer, { authorId }: EntryRow) => {
  if (authorId !== actor.id) fail('not_your_entry');
};

export const correctEntry = (grant: Writer, id: string, sent: EntryDetails): Promise<RecordEntry> =>
  change(grant, id, 'correct', async (tx, present) => {
    requireAuthor(tx, present);
    const entry = check(present.kind, sent, tx.at);
    await updateEntry(tx, id, { ...entry, at: placeInTime(entry.since, present.createdAt) });
  });

/** Another name or dose of a medicine; all else of the entry stays. */
export const renameMedicine = (
  grant: Writer,
  id: string,
  sent: { readonly text: string; readonly dose: string | null },
): Promise<RecordEntry> =>
  change(grant, id, 'correct', async (tx, present) => {
    requireAuthor(tx, present);
    const { codeSystem: _system, codeValue: _value, status, ...details } = present;
    if (status === 'entered_in_error') fail('move_not_allowed');
    const entry = check('medicine', { ...details, ...sent, code: null, status }, tx.at);
    await updateEntry(tx, id, { ...entry, at: present.at });
  });

/** Whoever treats them may say so, and the patient too: a pill that was stopped must not look as if it were taken. */
export const endEntry = (grant: Writer, id: string, endedOn: string | null): Promise<RecordEntry> =>
  change(grant, id, 'end', async (tx, present) => {
    const entry = check(present.kind, { ...present, code: null, status: 'ended', endedOn }, tx.at);
    if (entry.status !== 'ended') fail('move_not_allowed');
    await setStatus(tx, id, 'ended', entry.endedOn);
  });

export const markAsError = (grant: Writer, id: string): Promise<RecordEntry> =>
  change(grant, id, 'entered-in-error', async (tx, present) => {
    requireAuthor(tx, present);
    await setStatus(tx, id, 'entered_in_error', present.endedOn);
  });

export async function deleteEntry(
  grant: Grant<'record-entries:delete', RecordScope>,
  id: string,
): Promise<undefined> {
  if (!(await deleteOwnEntry(grant, id))) fail('not_found');
  return undefined;
}

/** For summaries: at most so many of each kind, without what was entered in error. */
export const readValidEntries = async (grant: RecordGrant, limitPerKind: number): Promise<RecordEntry[]> =>
  (await listValidEntries(grant, limitPerKind)).map(viewEntry);

/** Every vaccine of one person: a record holds at most so many entries. */
export const readVaccines = async (grant: VaccineReader): Promise<RecordEntry[]> =>
  (await listVaccines(grant, MOST_ENTRIES)).map(viewEntry);

/** What an import is compared with. */
export const listForImport = async (
  grant: EntryImporter,
): Promise<(RecordEntry & { importKey: string | null })[]> =>
  (await listAllEntries(grant, MOST_ENTRIES)).map((row) => ({ ...viewEntry(row), importKey: row.importKey }));

type ImportedEntry = EntryDetails & { readonly kind: EntryKind; readonly importKey: string };

/** Inside the caller's transaction. Locks the record; those that are not there with the same content, all of them right. */
export async function newImported(
  tx: EntryImporter,
  sent: readonly ImportedEntry[],
  keyOf: (entry: RecordEntry) => string,
): Promise<ImportedEntry[]> {
  await lockRecord(tx);
  const record = await listForImport(tx);
  const there = new Set(record.flatMap((entry) => [entry.importKey ?? '', keyOf(entry)]));
  const checked = sent
    .filter(({ importKey }) => !there.has(importKey))
    .map(({ kind, importKey, ...entry }) => ({ kind, importKey, ...check(kind, entry, tx.at) }));
  if ((await countEntries(tx)) + checked.length > MOST_ENTRIES) fail('too_many_entries');
  return checked;
}

/** Adds them to the import that was written before. */
export async function addImported(
  tx: EntryImporter,
  importId: string,
  entries: readonly ImportedEntry[],
): Promise<void> {
  for (const { importKey, ...entry } of entries)
    await insertEntry(tx, {
      ...entry,
      referenceId: null,
      at: placeInTime(entry.since, tx.at),
      imported: { id: importId, key: importKey },
    });
  await note(tx, 'import');
}

/** Inside the caller's transaction. Deletes what an import added, once `allow` has let it; how many stay. */
export async function removeImported(
  tx: EntryImporter,
  importId: string,
  allow: () => Promise<void>,
): Promise<number> {
  await lockRecord(tx);
  await allow();
  return deleteImported(tx, importId);
}
