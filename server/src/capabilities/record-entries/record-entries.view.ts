import type { RecordEntry } from '@lakou/contract/record-entries';
import type { EntryRow } from './record-entries.store.ts';

export function viewEntry(row: EntryRow): RecordEntry {
  const { codeSystem, codeValue, authorId, authorName, byProvider, at, createdAt, changedAt, ...others } =
    row;
  const { importKey, sourceName, sourceDate, ...rest } = others;
  return {
    ...rest,
    code: codeSystem && codeValue ? { system: codeSystem, value: codeValue } : null,
    by: { id: authorId, name: authorName, provider: byProvider },
    importedFrom: importKey === null ? null : { name: sourceName, date: sourceDate },
    at: at.toISOString(),
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}
