import type { Language } from '@lakou/i18n';
import { typosBetween } from '../../clinical/src/typos.ts';
import { cached, type Words } from './kit/index.ts';
import { listOf, readTable } from './kit/table.ts';
import { medicines } from './medicines.ts';
import { plainOf, spellingOf } from './medicines-spelling.ts';

/** A drug, a product of several, or something that people take with them: alcohol, grapefruit. */
export interface KnownDrug {
  readonly id: string;
  readonly names: Words;
  /** The ids that the rules know; its own when it is one drug. */
  readonly parts: readonly string[];
}

interface NamedDrug extends KnownDrug {
  readonly spellings: readonly string[];
}

/** “Paracetamol (acetaminophen)” is searched under both names. */
const splitName = (name: string) => [name, ...name.split(/[()]/)].flatMap((part) => part.trim() || []);

const drugs = cached((): readonly NamedDrug[] => {
  const rows = readTable('interactions/drugs.tsv', ['id', 'en', 'fr', 'ht', 'also', 'parts']);
  const partsOf = new Map(rows.map(({ id, parts }) => [id, parts ? listOf(parts) : [id]]));
  const own = rows
    .filter(({ en }) => en !== '')
    .map(({ id, en, fr, ht, also }) => ({
      id,
      names: { en, fr, ht },
      parts: partsOf.get(id) ?? [id],
      spellings: [id, ...[en, fr, ht].flatMap(splitName), ...listOf(also)],
    }));
  const listed = medicines().map(({ slug, generic, brands, names }) => ({
    id: slug,
    names: generic,
    parts: partsOf.get(slug) ?? [slug],
    spellings: [slug, ...[generic.en, generic.fr, generic.ht].flatMap(splitName), ...brands, ...names],
  }));
  return [...own, ...listed];
});

const byId = cached(() => new Map(drugs().map((drug) => [drug.id, drug])));

export const drugName = (id: string, language: Language): string =>
  (byId().get(id)?.names[language] ?? id).replace(/ \(.*\)$/, '');

/** Ids that can be typed and are checked. */
export const knownDrugIds = cached((): ReadonlySet<string> => new Set(drugs().flatMap(({ parts }) => parts)));

const index = cached(() => {
  const plain = new Map<string, NamedDrug>();
  const sound = new Map<string, NamedDrug>();
  for (const drug of drugs())
    for (const spelling of drug.spellings.map(spellingOf)) {
      if (!plain.has(spelling.plain)) plain.set(spelling.plain, drug);
      if (!sound.has(spelling.sound)) sound.set(spelling.sound, drug);
    }
  return { plain, sound };
});

/** A run of words that is longer than every name is none of them, whatever its typos. */
const longestName = cached(() => Math.max(...[...index().plain.keys()].map(({ length }) => length)) + 2);

/** What stands on the box beside the name. */
const STRENGTH = /(?<!\p{L})\d+(?:[.,]\d+)?\s*(?:mg|mcg|µg|g|ml|iu|ui|%)?(?!\p{L})/giu;

/** Every run of neighbouring words, the longest first. */
function runsOf(text: string): string[] {
  const words = text.split(' ').slice(0, 8);
  const runs = words.flatMap((_, start) =>
    words.slice(start).map((__, length) => words.slice(start, start + length + 1)),
  );
  return runs.sort((a, b) => b.length - a.length).map((run) => run.join(' '));
}

const typosAllowed = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2);

/** The one drug whose name is nearest; undefined when two are equally near. */
function nearest(run: string): NamedDrug | undefined {
  const asked = spellingOf(run);
  let best = typosAllowed(asked.plain.length) + 1;
  let found = new Set<NamedDrug>();
  for (const [name, drug] of index().plain) {
    if (name[0] !== asked.plain[0]) continue;
    const typos = typosBetween(asked.plain, name, Math.min(best, typosAllowed(asked.plain.length)));
    if (typos > typosAllowed(asked.plain.length) || typos > best) continue;
    if (typos < best) found = new Set();
    best = typos;
    found.add(drug);
  }
  return found.size === 1 ? [...found][0] : undefined;
}

export interface ResolvedDrug {
  readonly typed: string;
  readonly drug: KnownDrug;
  /** Found although it was misspelled. */
  readonly corrected: boolean;
}

/** By brand, generic, French or Creole name, with its strength, and with a slip of the finger. */
export function resolveDrug(typed: string): ResolvedDrug | undefined {
  const runs = runsOf(plainOf(typed.slice(0, 200).replace(STRENGTH, ' ')));
  const { plain, sound } = index();
  for (const run of runs) {
    const drug = plain.get(run);
    if (drug) return { typed, drug, corrected: false };
  }
  for (const run of runs.filter(({ length }) => length >= 4 && length <= longestName())) {
    const drug = sound.get(spellingOf(run).sound) ?? nearest(run);
    if (drug) return { typed, drug, corrected: true };
  }
  return undefined;
}
