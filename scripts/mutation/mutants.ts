/** One small change of a source file that a test should notice. */
export interface Mutant {
  readonly line: number;
  readonly from: string;
  readonly to: string;
  /** The whole file with the change. */
  readonly source: string;
}

// Binary operators stand between spaces, because the formatter puts them there; type arguments do not.
const OPERATORS: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/ <= /g, () => ' < '],
  [/ < /g, () => ' <= '],
  [/ >= /g, () => ' > '],
  [/ > /g, () => ' >= '],
  [/ === /g, () => ' !== '],
  [/ !== /g, () => ' === '],
  [/ && /g, () => ' || '],
  [/ \|\| /g, () => ' && '],
  [/ \+ /g, () => ' - '],
  [/ - /g, () => ' + '],
  [/ \* /g, () => ' / '],
  [/ \/ /g, () => ' * '],
  [/\btrue\b/g, () => 'false'],
  [/\bfalse\b/g, () => 'true'],
  [/(?<=[(\s])!(?=[\w(])/g, () => ''],
  [/\.some\(/g, () => '.every('],
  [/\.every\(/g, () => '.some('],
  [/\bMath\.max\(/g, () => 'Math.min('],
  [/\bMath\.min\(/g, () => 'Math.max('],
  [/(?<=[\s([:])\d+(?:\.\d+)?(?=[\s,;)\]}])/g, (found) => String(Number(found) + 1)],
];

const TEXT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
// Types are checked by the compiler, not by tests.
const TYPES = /^(?:export )?(?:type|interface) [\s\S]*?^(?:\}.*|[^\n]*;)$|^import [\s\S]*?;$/gm;
const REGEX = /(?<=[(=,:]\s*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*/g;

/** The source with everything that is no code replaced by spaces, so that positions stay. */
export function codeOnly(source: string): string {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');
  return source.replaceAll(TEXT, blank).replaceAll(REGEX, blank).replaceAll(TYPES, blank);
}

/** Every mutant of a source file, in the order of the file. */
export function mutantsOf(source: string): Mutant[] {
  const code = codeOnly(source);
  const found = OPERATORS.flatMap(([pattern, change]) =>
    [...code.matchAll(pattern)].map(({ 0: from, index }) => ({ index, from, to: change(from) })),
  );
  return found
    .sort((a, b) => a.index - b.index)
    .map(({ index, from, to }) => ({
      line: source.slice(0, index).split('\n').length,
      from: from.trim(),
      to: to.trim(),
      source: source.slice(0, index) + to + source.slice(index + from.length),
    }));
}

/** The same numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** So many of them, chosen evenly at random, in their order. */
export function sampleOf<T>(all: readonly T[], count: number, random: () => number): T[] {
  const marked = all.map((item, place) => ({ item, place, rank: random() }));
  const chosen = marked.sort((a, b) => a.rank - b.rank).slice(0, count);
  return chosen.sort((a, b) => a.place - b.place).map(({ item }) => item);
}
