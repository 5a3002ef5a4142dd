import { createCodeSearch, type FoundCode } from '@lakou/content';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { readOrderFile } from './icd10.rules.ts';
import {
  addCodes,
  addImport,
  type CodeImporter,
  findNewestImport,
  listCodes,
  removeCodes,
} from './icd10.store.ts';

const MOST_CODES = 20;
const ROWS_AT_ONCE = 5000;

/** Searches what is in memory; read again after an import. */
export function createCodeLookup() {
  let known: { importId: string | undefined; search: ReturnType<typeof createCodeSearch> } | undefined;
  return async (grant: Grant<'icd10:read', undefined>, query: string): Promise<FoundCode[]> => {
    const importId = await findNewestImport(grant);
    if (!known || known.importId !== importId)
      known = { importId, search: createCodeSearch(importId ? await listCodes(grant) : []) };
    return known.search(query, grant.actor.language, MOST_CODES);
  };
}

/** Replaces the list of codes by those of the official file; answers how many there are. */
export async function importCodes(
  grant: CodeImporter,
  { id, file, text }: { id: string; file: string; text: string },
): Promise<number> {
  const codes = readOrderFile(text);
  if (codes.length === 0) fail('invalid_request');
  return inTransaction(grant, async (tx) => {
    await removeCodes(tx);
    for (let from = 0; from < codes.length; from += ROWS_AT_ONCE)
      await addCodes(tx, codes.slice(from, from + ROWS_AT_ONCE));
    await addImport(tx, { id, file, codes: codes.length });
    return codes.length;
  });
}
