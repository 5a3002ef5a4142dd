import type { ImportedResult } from '@lakou/contract/labs';
import { LONGEST_LAB_COMMENT } from '@lakou/contract/labs.rules';
import type { ImportedDay } from '@lakou/contract/record-imports';
import type { Grant } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import { fail } from '#platform/errors.ts';
import { importedValueKey, isPossibleDay, readImportedValue } from './imported-results.rules.ts';
import {
  deleteImportedResults,
  findImportedResult,
  insertImportedResult,
  listImportedKeys,
  listOwnValues,
  type NewImportedResult,
  type ResultImporter,
} from './imported-results.store.ts';
import { viewImportedResult } from './imported-results.view.ts';

/** Of one person; more would be no record but an archive. */
const MOST_VALUES = 20_000;
const DAY_MS = 24 * 3600 * 1000;

/** Keys of all values that the record holds, measured by us or brought in before. */
export async function knownResultKeys(grant: ResultImporter): Promise<Set<string>> {
  const [own, imported] = [
    await listOwnValues(grant, MOST_VALUES),
    await listImportedKeys(grant, MOST_VALUES),
  ];
  const shortened = (text: string) => text.slice(0, LONGEST_LAB_COMMENT);
  return new Set([
    ...imported,
    ...own.map(({ takenOn, ...known }) =>
      importedValueKey(takenOn, { ...known, value: shortened(known.value) }),
    ),
  ]);
}

/** Inside the caller's transaction and lock: those that are not there yet; a wrong one refuses all. */
export async function newResults(
  tx: ResultImporter,
  sent: readonly ImportedDay[],
): Promise<NewImportedResult[]> {
  if (sent.length === 0) return [];
  const known = await knownResultKeys(tx);
  const days = sent.map(({ takenOn, laboratory, values }, index): NewImportedResult => {
    const refuse = (path: string): never =>
      fail('invalid_request', {
        fields: [{ path: `results.${index}.${path}`, code: 'invalid_request' }],
      });
    if (!isPossibleDay(takenOn, tx.at)) refuse('takenOn');
    const added = values.flatMap((one, place) => {
      const read = readImportedValue(one);
      if (typeof read === 'string') return refuse(`values.${place}.value`);
      const key = importedValueKey(takenOn, one);
      if (known.has(key)) return [];
      known.add(key);
      return [{ ...read, key }];
    });
    return { takenOn, laboratory, at: new Date(Date.parse(takenOn) + DAY_MS / 2), values: added };
  });
  if (known.size > MOST_VALUES) fail('too_many_entries');
  return days.filter(({ values }) => values.length > 0);
}

export async function addResults(
  tx: ResultImporter,
  importId: string,
  results: readonly NewImportedResult[],
): Promise<void> {
  for (const result of results) await insertImportedResult(tx, importId, result);
}

export const removeResults = (tx: ResultImporter, importId: string): Promise<void> =>
  deleteImportedResults(tx, importId);

export async function getImportedResult(
  grant: Grant<'imported-results:read', RecordScope>,
  id: string,
): Promise<ImportedResult> {
  return viewImportedResult((await findImportedResult(grant, id)) ?? fail('not_found'));
}
