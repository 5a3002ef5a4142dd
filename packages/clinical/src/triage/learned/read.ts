import { isFiller, type Token } from '../tokens.ts';
import type { Heard } from '../understand.ts';
import { featuresBySentence, lengthOf, type SentenceFeatures } from './features.ts';
import type { Model, Output, OutputWeights } from './model.ts';

/** What the learned reader finds in a text. */
export type LearnedReading = {
  severity: 'Emergency' | 'Urgent' | undefined;
  /** Nothing in the text speaks against care at home. */
  supportsHome: boolean;
  /** The words fit care at home well. */
  fitsHome: boolean;
  /** The words that moved it most, for the severity that it found. */
  words: Token[];
};

function scoreOfSentence(sentence: SentenceFeatures, { weights, scale }: OutputWeights): number {
  let sum = 0;
  for (const bucket of sentence.buckets) sum += weights[bucket] ?? 0;
  return (sum * scale) / lengthOf(sentence);
}

/**
 * How much a text speaks for an output. Sentences that speak against danger do not weaken those that speak for it, so
 * that one more sentence never makes a text less urgent; for care at home the sentence that fits least decides.
 */
export function scoreOf(sentences: readonly SentenceFeatures[], model: Model, output: Output): number {
  const scores = sentences.map((sentence) => scoreOfSentence(sentence, model[output]));
  if (scores.length === 0) return Number.NEGATIVE_INFINITY;
  const { bias } = model[output];
  if (output === 'home') return bias + Math.min(...scores);
  const above = scores.filter((score) => score > 0);
  return bias + (above.length > 0 ? above.reduce((sum, score) => sum + score) : Math.max(...scores));
}

/** How far above its threshold a score is when the words fit well. */
const WELL = 0.4;

const MAX_WORDS = 4;

/** The words whose features have the largest sum of weights. */
function movingWords(sentences: readonly SentenceFeatures[], { weights }: OutputWeights): Token[] {
  const sums = new Map<Token, number>();
  for (const { buckets, tokens } of sentences) {
    for (const [at, bucket] of buckets.entries()) {
      const token = tokens[at];
      if (token) sums.set(token, (sums.get(token) ?? 0) + (weights[bucket] ?? 0));
    }
  }
  return [...sums]
    .filter(([token, sum]) => sum > 0 && token.word.length > 2 && !isFiller(token))
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_WORDS)
    .map(([token]) => token)
    .sort((a, b) => a.raw - b.raw);
}

/** Reads what is neither denied nor long over. */
export function readLearned(heard: Heard, model: Model): LearnedReading {
  const sentences = featuresBySentence(heard);
  const above = (output: Output) => scoreOf(sentences, model, output) - model[output].threshold;
  const found = (['emergency', 'today'] as const).find((output) => above(output) >= 0);
  const home = above('home');
  return {
    severity: found === 'emergency' ? 'Emergency' : found && 'Urgent',
    supportsHome: found === undefined && home >= 0,
    fitsHome: found === undefined && home >= WELL,
    words: found ? movingWords(sentences, model[found]) : [],
  };
}
