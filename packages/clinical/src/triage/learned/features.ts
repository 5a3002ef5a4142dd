import { NEGATORS } from '../fold-text.ts';
import { endsDenial } from '../negation.ts';
import type { Token } from '../tokens.ts';
import type { Heard } from '../understand.ts';
import { countStep } from '../work.ts';

/** Weights per output; a power of two, so that a mask finds the bucket of a hash. */
export const BUCKETS = 1 << 16;

const SHORTEST = 3;
const LONGEST = 5;
/** The letters of a word beyond these are ignored. */
const MAX_LETTERS = 24;
const MAX_DENIED_WORDS = 4;

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const addCode = (hash: number, code: number) => Math.imul(hash ^ code, FNV_PRIME);

function hashOf(text: string, start: number): number {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = addCode(hash, text.charCodeAt(at));
  return hash;
}

/** Spreads the upper bits of a hash over the lower ones, which choose the bucket. */
const bucketOf = (hash: number) => {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) & (BUCKETS - 1);
};

const KINDS = { word: 1, pair: 2, letters: 3, denied: 4, deniedLetters: 5, finding: 6, findings: 7 } as const;
const START = Object.fromEntries(
  Object.entries(KINDS).map(([kind, code]) => [kind, addCode(FNV_START, code)]),
) as Record<keyof typeof KINDS, number>;

/** One sentence: buckets without repetition, and the words that the first of them came from. */
export type SentenceFeatures = { buckets: number[]; tokens: Token[] };

/** For each word whether a negation stands shortly before it in its part of the sentence. */
function deniedWords(tokens: readonly Token[]): boolean[] {
  let left = 0;
  return tokens.map((token, at) => {
    countStep();
    if (token.part !== tokens[at - 1]?.part || endsDenial(token)) left = 0;
    const denied = left > 0;
    left = NEGATORS.has(token.word) ? MAX_DENIED_WORDS : Math.max(0, left - 1);
    return denied && !NEGATORS.has(token.word);
  });
}

/** Words, pairs of neighbours and runs of 3 to 5 letters, hashed to buckets; a word after a negation is another word. */
function featuresOf(tokens: readonly Token[]): SentenceFeatures {
  const byBucket = new Map<number, Token>();
  const add = (hash: number, token: Token) => {
    const bucket = bucketOf(hash);
    if (!byBucket.has(bucket)) byBucket.set(bucket, token);
  };
  const denied = deniedWords(tokens);
  for (const [at, token] of tokens.entries()) {
    const { word } = token;
    countStep();
    add(hashOf(word, denied[at] ? START.denied : START.word), token);
    const next = tokens[at + 1];
    if (next) add(hashOf(next.word, addCode(hashOf(word, START.pair), 32)), token);
    if (/^\d/.test(word)) continue;
    const letters = `_${word.slice(0, MAX_LETTERS)}_`;
    for (let from = 0; from <= letters.length - SHORTEST; from++) {
      let hash: number = denied[at] ? START.deniedLetters : START.letters;
      for (let to = from; to < Math.min(letters.length, from + LONGEST); to++) {
        hash = addCode(hash, letters.charCodeAt(to));
        if (to - from + 1 >= SHORTEST) add(hash, token);
      }
    }
  }
  return { buckets: [...byBucket.keys()], tokens: [...byBucket.values()] };
}

/** One feature alone must not decide, because two words may share a bucket. */
const SMALLEST = 12;

/** What the sum of the weights of a sentence is divided by, so that long ones do not count more. */
export const lengthOf = ({ buckets }: SentenceFeatures) => Math.sqrt(Math.max(SMALLEST, buckets.length));

/** Further findings of a sentence make no pairs. */
const MAX_IN_PAIRS = 12;

/** What the rules found in a sentence, and each pair of it. */
function findingBuckets(findings: Heard['findings']): number[] {
  const said = [
    ...new Set(findings.flatMap(({ code, severe }) => (severe ? [code, `severe:${code}`] : [code]))),
  ];
  const paired = said.slice(0, MAX_IN_PAIRS).sort();
  const pairs = paired.flatMap((one, at) => paired.slice(at + 1).map((other) => `${one}+${other}`));
  return [
    ...said.map((code) => bucketOf(hashOf(code, START.finding))),
    ...pairs.map((pair) => bucketOf(hashOf(pair, START.findings))),
  ];
}

/** The features of each sentence that has words: its words, and what the rules found in it. */
export function featuresBySentence({ tokens, findings }: Heard): SentenceFeatures[] {
  const found = Map.groupBy(findings, ({ sentence }) => sentence);
  return [...Map.groupBy(tokens, ({ sentence }) => sentence)].map(([sentence, words]) => {
    const features = featuresOf(words);
    const more = findingBuckets(found.get(sentence) ?? []);
    return { ...features, buckets: [...new Set([...features.buckets, ...more])] };
  });
}
