import { createHash } from 'node:crypto';
import type { RecordEntry } from '@lakou/contract/record-entries';
import { plainWords } from '@lakou/i18n';
import type { NewEntry } from './resources.rules.ts';

type Content = Pick<
  RecordEntry,
  | 'kind'
  | 'text'
  | 'code'
  | 'since'
  | 'endedOn'
  | 'reaction'
  | 'severity'
  | 'dose'
  | 'frequency'
  | 'lot'
  | 'place'
  | 'relation'
  | 'note'
> & { readonly status: string };

/** The same for the same content, wherever it comes from. */
export function contentKey(entry: Content): string {
  const {
    kind,
    text,
    code,
    status,
    since,
    endedOn,
    reaction,
    severity,
    dose,
    frequency,
    lot,
    place,
    relation,
    note,
  } = entry;
  const content = [kind, plainWords(text), code && `${code.system} ${code.value}`, status, since, endedOn];
  // Keys of imports from before places were kept stay as they are.
  const rest = [reaction, severity, dose, frequency, lot, relation, note, ...(place ? [place] : [])];
  return createHash('sha256')
    .update(JSON.stringify([...content, ...rest]))
    .digest('base64url');
}

const SHORTEST_PART = 4;
const sharesWords = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) >= SHORTEST_PART && (a.includes(b) || b.includes(a)));
const sameCode = (a: Content['code'], b: Content['code']) =>
  a !== null && b !== null && a.system === b.system && a.value === b.value;
/** The same day, or a part of it, or nobody knows. */
const mayBeSameDay = (a: string | null, b: string | null) =>
  a === null || b === null || a.startsWith(b) || b.startsWith(a);

const HAPPENED_ONCE: readonly string[] = ['immunization', 'procedure'];

/** What of the record is likely the same; a second dose of a vaccine on another day is not. */
export function findExisting(found: NewEntry, record: readonly RecordEntry[]): RecordEntry | undefined {
  const words = plainWords(found.text);
  return record.find((entry) => {
    if (entry.kind !== found.kind || entry.relation !== found.relation) return false;
    if (HAPPENED_ONCE.includes(found.kind) && !mayBeSameDay(entry.since, found.since)) return false;
    return sameCode(entry.code, found.code) || sharesWords(plainWords(entry.text), words);
  });
}
