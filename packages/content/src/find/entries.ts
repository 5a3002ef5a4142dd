import type { Language } from '@lakou/i18n';
import { educationGuides } from '../education.ts';
import { firstAidTopics } from '../first-aid.ts';
import { cached, type Words } from '../kit/index.ts';
import { readTable } from '../kit/table.ts';
import { medicines } from '../medicines.ts';
import type { FindKind } from './find-kinds.ts';
import { phrasesIn, TEXT_COLUMNS, tableOf } from './tables.ts';

/** Something that everyday words lead to. */
export interface FindEntry {
  readonly kind: FindKind;
  readonly id: string;
  /** Its address in the app. */
  readonly to: string;
  readonly title: Words;
  /** Its titles and names, and the everyday words. */
  readonly phrases: readonly string[];
  /** The everyday words alone. */
  readonly words: readonly string[];
  /** The areas whose people may open it; `shared` is for everybody. */
  readonly areas: readonly string[];
}

const EVERYBODY = ['shared'];

function pages(): FindEntry[] {
  const topics = firstAidTopics();
  const guides = educationGuides();
  const aid = tableOf('words/first-aid.tsv', (id) => topics.some(({ slug }) => slug === id));
  const learn = tableOf('words/education.tsv', (id) => guides.some(({ slug }) => slug === id));
  const entryOf =
    (kind: 'first-aid' | 'education', byId: ReadonlyMap<string, readonly string[]>) =>
    ({ slug, texts }: { slug: string; texts: Record<Language, { title: string }> }): FindEntry => {
      const title = { en: texts.en.title, fr: texts.fr.title, ht: texts.ht.title };
      const words = byId.get(slug) ?? [];
      const phrases = [...new Set([...Object.values(title), ...words])];
      return { kind, id: slug, to: `/app/${kind}/${slug}`, title, phrases, words, areas: EVERYBODY };
    };
  return [...topics.map(entryOf('first-aid', aid)), ...guides.map(entryOf('education', learn))];
}

function medicineEntries(): FindEntry[] {
  const all = medicines();
  const uses = tableOf('words/medicines.tsv', (id) => all.some(({ slug }) => slug === id));
  // In the order of the table, where the medicine to think of first stands first.
  const order = [...uses.keys(), ...all.map(({ slug }) => slug)];
  const sorted = all.toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));
  return sorted.map(({ slug, generic, brands, names }) => {
    const words = uses.get(slug) ?? [];
    const phrases = [...new Set([...Object.values(generic), ...brands, ...names, ...words])];
    const to = `/app/medicines/${slug}`;
    return { kind: 'medicines', id: slug, to, title: generic, phrases, words, areas: EVERYBODY };
  });
}

const ACTION_COLUMNS = [
  'id',
  'address',
  'areas',
  'ht-title',
  'fr-title',
  'en-title',
  ...TEXT_COLUMNS,
] as const;

const actions = (): FindEntry[] =>
  readTable('words/actions.tsv', ACTION_COLUMNS).map((row) => {
    const title = { en: row['en-title'], fr: row['fr-title'], ht: row['ht-title'] };
    const words = phrasesIn(row);
    const phrases = [...new Set([...Object.values(title), ...words])];
    return {
      kind: 'actions',
      id: row.id,
      to: row.address,
      title,
      phrases,
      words,
      areas: row.areas.split(' '),
    };
  });

/** Everything that can be found: first aid before guides, guides before medicines. */
export const allEntries = cached((): readonly FindEntry[] => [
  ...pages(),
  ...medicineEntries(),
  ...actions(),
]);

/** A filter of the search for care, with the words that ask for it. */
export interface CareFilter {
  readonly param: 'specialty' | 'mode' | 'language' | 'town';
  readonly value: string;
  readonly phrases: readonly string[];
}

const isParam = (name: string): name is CareFilter['param'] =>
  /^(?:specialty|mode|language|town)$/.test(name);

export const careFilters = cached((): readonly CareFilter[] =>
  readTable('words/filters.tsv', ['param', 'value', ...TEXT_COLUMNS]).map(({ param, value, ...row }) => {
    if (!isParam(param)) throw new Error(`words/filters.tsv: there is no filter “${param}”`);
    return { param, value, phrases: phrasesIn(row) };
  }),
);
