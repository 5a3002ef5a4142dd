import { createSlips } from './slips.rules.ts';
import { termsOf } from './terms.rules.ts';

/** A searchable text. Words of the title and the heading count more than those of the body. */
export interface Document {
  readonly title: string;
  readonly heading: string;
  readonly body: string;
  /** Other names of the title. */
  readonly aliases?: readonly string[];
  /** Below one for texts that should rank lower when several match. */
  readonly weight?: number;
}

export interface Hit<D> {
  readonly document: D;
  readonly score: number;
}

const K1 = 1.2;
const B = 0.75;
const TITLE = 3;
const HEADING = 2;
// A page whose name is in the question ranks before one that only mentions it.
const NAMED = 1.5;
const MISSPELT_FROM = 6;

const times = (terms: string[], count: number) => Array.from({ length: count }, () => terms).flat();

/** BM25 (Robertson and Zaragoza, 2009) over a few hundred short texts. */
export function createIndex<D extends Document>(documents: readonly D[]) {
  const counted = documents.map((document) => {
    const named = new Set(termsOf([document.title, ...(document.aliases ?? [])].join(' ')));
    const terms = [
      ...times([...named], TITLE),
      ...times(termsOf(document.heading), HEADING),
      ...termsOf(document.body),
    ];
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    return { document, counts, named, length: terms.length };
  });
  const average = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length);
  const spread = new Map<string, number>();
  for (const { counts } of counted)
    for (const term of counts.keys()) spread.set(term, (spread.get(term) ?? 0) + 1);

  const rarity = (term: string) => {
    const found = spread.get(term) ?? 0;
    return Math.log(1 + (counted.length - found + 0.5) / (found + 0.5));
  };
  const near = createSlips([...spread.keys()].filter((term) => term.length >= MISSPELT_FROM));
  /** A word that no text has is replaced by one with a single spelling difference. */
  const known = (term: string) =>
    spread.has(term) || term.length < MISSPELT_FROM ? term : (near(term) ?? term);

  /**
   * The best first; only texts that match at least half of the question's words, or are named in
   * it.
   */
  return (query: string): Hit<D>[] => {
    const asked = [...new Set(termsOf(query).map(known))];
    const weight = asked.reduce((sum, term) => sum + rarity(term), 0);
    return counted
      .flatMap(({ document, counts, named, length }) => {
        const met = asked.filter((term) => counts.has(term));
        const covered = met.reduce((sum, term) => sum + rarity(term), 0) / weight;
        if (met.length === 0 || (covered < 0.5 && !met.some((term) => named.has(term)))) return [];
        const score = met.reduce((sum, term) => {
          const count = counts.get(term) ?? 0;
          const worth = (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / average));
          return sum + rarity(term) * (worth + (named.has(term) ? NAMED : 0));
        }, 0);
        return [{ document, score: score * (document.weight ?? 1) }];
      })
      .sort((a, b) => b.score - a.score);
  };
}
