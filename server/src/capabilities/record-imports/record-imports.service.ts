import type { ImportedDay, ImportPreview, RecordImport } from '@lakou/contract/record-imports';
import { MOST_IMPORT_BYTES, MOST_IMPORTED, MOST_IMPORTED_VALUES } from '@lakou/contract/record-imports.rules';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { RECORD_IMPORTS } from '#platform/limits/limits.ts';
import { inThread } from '#platform/threads/in-thread.ts';
import { addResults, knownResultKeys, newResults, removeResults } from '../labs/imported-results.service.ts';
import {
  addImported,
  listForImport,
  newImported,
  removeImported,
} from '../record-entries/record-entries.service.ts';
import { contentKey, findExisting } from './already.rules.ts';
import { isSamePerson } from './person.rules.ts';
import type * as reading from './read-record.thread.ts';
import {
  findImport,
  findPerson,
  type Importer,
  type ImportRow,
  insertImport,
  setUndone,
} from './record-imports.store.ts';
import type { NewEntry } from './resources.rules.ts';

const bundles = inThread<typeof reading>(new URL('./read-record.thread.ts', import.meta.url));

export const viewImport = ({
  id,
  sourceName,
  sourceDate,
  via,
  added,
  createdAt,
  undoneAt,
}: ImportRow): RecordImport => ({
  id,
  source: { name: sourceName, date: sourceDate },
  via,
  added,
  createdAt: createdAt.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
});

/** Reads a bundle and compares it with the record. Writes nothing. */
export async function previewImport(grant: Importer, bundle: unknown): Promise<ImportPreview> {
  await countTry(grant.db, RECORD_IMPORTS, grant.actor.id, grant.at);
  const text = JSON.stringify(bundle);
  if (Buffer.byteLength(text) > MOST_IMPORT_BYTES) fail('import_too_large');
  const parsed = await bundles('readRecord', text, grant.at);
  if (typeof parsed === 'string') return fail(parsed);
  const { source, person, entries, results, left, leftMore } = parsed;
  const values = results.reduce((sum, one) => sum + one.values.length, 0);
  if (entries.length > MOST_IMPORTED || values > MOST_IMPORTED_VALUES) fail('import_too_large');
  const [owner, record] = [await findPerson(grant), await listForImport(grant)];
  const keys = new Map(record.map((entry) => [entry.importKey ?? contentKey(entry), entry]));
  const found = entries.map((entry) => {
    const existing = keys.get(entry.key) ?? findExisting(entry, record);
    return { ...entry, existing: existing ? { id: existing.id, text: existing.text } : null };
  });
  const known = values > 0 ? await knownResultKeys(grant) : new Set<string>();
  return {
    source,
    person: { ...person, match: isSamePerson(person, owner) },
    found,
    results: results.map((day) => ({
      ...day,
      values: day.values.map(({ key, ...value }) => ({ ...value, existing: known.has(key) })),
    })),
    left: [...left],
    leftMore,
  };
}

interface Confirmed {
  readonly source: RecordImport['source'];
  readonly via?: RecordImport['via'] | undefined;
  readonly entries: readonly NewEntry[];
  readonly results: readonly ImportedDay[];
}

const valuesIn = (results: readonly { readonly values: readonly unknown[] }[]): number =>
  results.reduce((sum, { values }) => sum + values.length, 0);

/** Adds what was chosen and is not there yet, all of it or nothing. */
export function importEntries(grant: Importer, { source, via, entries, results }: Confirmed) {
  return inTransaction(grant, async (tx) => {
    await countTry(tx.db, RECORD_IMPORTS, tx.actor.id, tx.at);
    const chosen = [...new Map(entries.map((entry) => [contentKey(entry), entry])).entries()];
    const sent = chosen.map(([importKey, entry]) => ({ ...entry, importKey }));
    const [fresh, days] = [await newImported(tx, sent, contentKey), await newResults(tx, results)];
    const added = fresh.length + valuesIn(days);
    const already = entries.length + valuesIn(results) - added;
    if (added === 0) return { import: null, added, already };
    const id = uuidv7();
    await insertImport(tx, {
      id,
      sourceName: source.name,
      sourceDate: source.date,
      via: via ?? null,
      added,
    });
    await addImported(tx, id, fresh);
    await addResults(tx, id, days);
    return { import: viewImport((await findImport(tx, id)) ?? fail('not_found')), added, already };
  });
}

/** Takes back the last import. What a professional changed since then stays: it is theirs too. */
export function undoImport(grant: Importer, id: string): Promise<RecordImport & { kept: number }> {
  return inTransaction(grant, async (tx) => {
    const kept = await removeImported(tx, id, async () => {
      const row = (await findImport(tx, id)) ?? fail('not_found');
      if (row.undoneAt || !row.isLast) fail('import_not_last');
      await removeResults(tx, id);
      await setUndone(tx, id);
    });
    const { patientId, dependentId } = tx.scope;
    await writeAudit(tx, {
      action: 'record-import:undo',
      actorId: tx.actor.id,
      subjectIds: [patientId, dependentId].filter((one) => one !== null),
    });
    return { ...viewImport((await findImport(tx, id)) ?? fail('not_found')), kept };
  });
}
