import type { Language, Words } from '@lakou/i18n';
import { readWords } from '#platform/words.ts';
import { SCREEN_WORDS } from './readable-values.rules.ts';

/** The names of what a copy holds, in one language; undefined for what has none. */
export interface CopyWords {
  table(table: string): string | undefined;
  field(table: string, field: string): string | undefined;
  value(table: string, field: string, value: string): string | undefined;
}

const isGroup = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/** The text at this path; nothing that objects inherit. */
function textAt(words: unknown, ...path: readonly string[]): string | undefined {
  let found = words;
  for (const part of path) found = isGroup(found) && Object.hasOwn(found, part) ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

function wordsFor(lang: Language): CopyWords {
  const tables = readWords(lang, 'readable-tables');
  const fields = readWords(lang, 'readable-fields');
  const values = readWords(lang, 'readable-values');
  const ofScreens = new Map(
    Object.values(SCREEN_WORDS).map(([namespace]) => [namespace, readWords(lang, namespace)]),
  );
  return {
    table: (table) => textAt(tables, table),
    field: (table, field) => textAt(fields, table, field) ?? textAt(fields, 'any', field),
    value(table, field, value) {
      const [namespace, group] = SCREEN_WORDS[`${table}.${field}`] ?? SCREEN_WORDS[field] ?? [];
      const shown = namespace && group ? textAt(ofScreens.get(namespace), group, value) : undefined;
      return shown ?? textAt(values, field, value);
    },
  };
}

// Read when the first copy is asked for: hardly any process writes one.
const read = new Map<Language, CopyWords>();

export function copyWords(lang: Language): CopyWords {
  const known = read.get(lang) ?? wordsFor(lang);
  read.set(lang, known);
  return known;
}
