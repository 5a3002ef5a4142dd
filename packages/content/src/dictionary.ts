import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@lakou/i18n';
import { z } from 'zod';
import { cached, readJsonFile, Source, type Words } from './kit/index.ts';
import { readTable } from './kit/table.ts';
import { medicines } from './medicines.ts';
import { plainOf } from './medicines-spelling.ts';
import { createTextSearch } from './text-search.ts';

const FOLDER = fileURLToPath(new URL('../dictionary/', import.meta.url));

export const DICTIONARY_CATEGORIES = [
  'Symptom',
  'Diagnosis',
  'Condition',
  'Procedure',
  'Medication',
  'Lab Value',
  'Imaging',
] as const;
export type DictionaryCategory = (typeof DICTIONARY_CATEGORIES)[number];

export interface DictionaryEntry {
  readonly id: string;
  readonly category: DictionaryCategory;
  readonly icd10: readonly string[];
  readonly also: readonly string[];
  readonly term: Words;
  readonly layperson: Words;
  readonly clinical: Words;
  readonly treatment: Words;
  readonly symptoms: readonly Words[];
  readonly causes: readonly Words[];
  readonly tips: readonly Words[];
  readonly labs: readonly Words[];
  readonly redFlags: readonly Words[];
  /** Guides for patients about it. */
  readonly guides: readonly string[];
  /** Itself where it is a medicine, and those that its treatment advises. */
  readonly medicines: readonly string[];
}

/** Short phrases that many entries share, by code. */
const phrases = cached((): ReadonlyMap<string, Words> => {
  const rows = readTable('dictionary/phrases.tsv', ['code', 'en', 'fr', 'ht']);
  return new Map(rows.map(({ code, en, fr, ht }) => [code, { en, fr, ht }]));
});

/** The guides of each entry that has some. */
const guidesById = cached((): ReadonlyMap<string, readonly string[]> => {
  const rows = readTable('dictionary/links.tsv', ['id', 'guides']);
  return new Map(rows.map(({ id, guides }) => [id, guides.split(' ')]));
});

/** A word for several, as insulin, is each of those whose name begins with it. */
function itself(id: string): string[] {
  const slugs = medicines().map(({ slug }) => slug);
  return slugs.includes(id) ? [id] : slugs.filter((slug) => slug.startsWith(`${id}-`));
}

/** What follows one of these, up to the next comma, is warned of: “no aspirin or ibuprofen”, “imaging before aspirin”. */
const WARNING = /\b(?:no|not|never|avoid|without|hold|before)\b.*/i;
/** A group of medicines and a cream, each with the name of something else in it. */
const OTHER_THINGS = /calcium (?:channel )?blockers?|vitamin D analogs?/gi;

/** The medicines that a treatment advises; never one that it warns of. */
function advisedIn(treatment: string): string[] {
  const words = treatment
    .replaceAll(OTHER_THINGS, '')
    .split(/[;:,.]/)
    .map((part) => ` ${plainOf(part.replace(WARNING, ''))} `);
  return medicines().flatMap(({ slug }) =>
    words.some((part) => part.includes(` ${slug.replaceAll('-', ' ')} `)) ? slug : [],
  );
}

function wordsIn(cell: string | undefined, place: string): Words {
  const [en, fr, ht, ...more] = (cell ?? '').split('|').map((part) => part.trim());
  if (!en || !fr || !ht || more.length > 0) throw new Error(`${place}: three languages are needed`);
  return { en, fr, ht };
}

function phrasesIn(cell: string | undefined, place: string): Words[] {
  return (cell ?? '').split(/\s+/).flatMap((code) => {
    if (code === '') return [];
    const found = phrases().get(code);
    if (!found) throw new Error(`${place}: no phrase “${code}”`);
    return found;
  });
}

/** `# id | category | codes | other names`, then one line a field. */
function entryOf(block: string, file: string): DictionaryEntry {
  const [head = '', ...lines] = block.trim().split('\n');
  const [id = '', category = '', codes = '', also = ''] = head.split('|').map((part) => part.trim());
  const place = `dictionary/${file}: ${id}`;
  const known = DICTIONARY_CATEGORIES.find((each) => each === category);
  if (!known) throw new Error(`${place}: no category “${category}”`);
  const fields = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
  const list = (name: string) => phrasesIn(fields.get(name), `${place} ${name}`);
  const words = (name: string) => wordsIn(fields.get(name), `${place} ${name}`);
  return {
    id,
    category: known,
    icd10: codes.split(/\s+/).filter((code) => code !== ''),
    also: also.split(';').flatMap((name) => name.trim() || []),
    term: words('term'),
    layperson: words('lay'),
    clinical: words('clinical'),
    treatment: words('treatment'),
    symptoms: list('symptoms'),
    causes: list('causes'),
    tips: list('tips'),
    labs: list('labs'),
    redFlags: list('flags'),
    guides: guidesById().get(id) ?? [],
    medicines: [
      ...new Set([...(known === 'Medication' ? itself(id) : []), ...advisedIn(words('treatment').en)]),
    ],
  };
}

export const dictionaryEntries = cached((): readonly DictionaryEntry[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) =>
      `\n${readFileSync(`${FOLDER}${file}`, 'utf8').normalize('NFC')}`
        .split('\n# ')
        .slice(1)
        .map((block) => entryOf(block, file)),
    ),
);

const search = cached(() =>
  createTextSearch(
    dictionaryEntries().map(({ term, also }) => ({ names: [term.en, term.fr, term.ht, ...also], also: [] })),
  ),
);

/** What a word names, in any of the three languages and however it is spelled; the best first. */
export function searchDictionary(
  query: string,
  category: DictionaryCategory | 'all',
  limit: number,
): DictionaryEntry[] {
  return search()(query, dictionaryEntries().length)
    .flatMap((place) => dictionaryEntries()[place] ?? [])
    .filter((entry) => category === 'all' || entry.category === category)
    .slice(0, limit);
}

export const inLanguage = (list: readonly Words[], language: Language): string[] =>
  list.map((words) => words[language]);

/** Where the facts come from; facts are taken from there, never sentences. */
export const dictionarySource = cached(() => readJsonFile('dictionary/sources.json', z.array(Source)));
