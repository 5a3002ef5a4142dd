import {
  BUCKETS,
  lengthOf,
  type SentenceFeatures,
} from '../../packages/clinical/src/triage/learned/features.ts';
import type { Model, Output, OutputWeights } from '../../packages/clinical/src/triage/learned/model.ts';

/** A phrase as the trainer sees it: its features, and whether it belongs to each output. */
export type Example = {
  sentences: readonly SentenceFeatures[];
  is: Readonly<Record<Output, boolean>>;
};

const EPOCHS = 30;
const RATE = 0.1;
const L2 = 0.0002;
/** Features of fewer phrases are noise. */
const MIN_PHRASES = 2;
const SEED = 19;
/** Words that nobody has seen must not be a danger by themselves. */
const HIGHEST_BIAS = -0.3;
/** How much more a missed phrase of an output counts than a false one. */
const MISS_COST: Readonly<Record<Output, number>> = { emergency: 2, today: 1.5, home: 1 };

/** Mulberry32: the same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const kept = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = kept;
  }
}

/** The buckets that at least `MIN_PHRASES` phrases have; the others get no weight. */
function frequentBuckets(examples: readonly Example[]): Uint8Array {
  const phrases = new Uint16Array(BUCKETS);
  for (const { sentences } of examples)
    for (const bucket of new Set(sentences.flatMap(({ buckets }) => buckets)))
      phrases[bucket] = (phrases[bucket] ?? 0) + 1;
  return Uint8Array.from(phrases, (count) => (count >= MIN_PHRASES ? 1 : 0));
}

/**
 * How unevenly each feature is spread between the phrases of an output and the others, from 0 to 1; even ones say little
 * and count little. Features of too few phrases count nothing.
 */
function unevenness(examples: readonly Example[], output: Output, frequent: Uint8Array): Float64Array {
  const within = new Float64Array(BUCKETS).fill(1);
  const outside = new Float64Array(BUCKETS).fill(1);
  let phrasesWithin = 2;
  let phrasesOutside = 2;
  for (const { sentences, is } of examples) {
    if (is[output]) phrasesWithin++;
    else phrasesOutside++;
    const counts = is[output] ? within : outside;
    for (const bucket of new Set(sentences.flatMap(({ buckets }) => buckets)))
      counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return within.map((count, bucket) => {
    const inside = count / phrasesWithin;
    const other = (outside[bucket] ?? 1) / phrasesOutside;
    return frequent[bucket] ? Math.abs(inside - other) / (inside + other) : 0;
  });
}

type Weighing = { weights: Float64Array; sizes: Float64Array };

function dot(sentence: SentenceFeatures, { weights, sizes }: Weighing): number {
  let sum = 0;
  for (const bucket of sentence.buckets) sum += (weights[bucket] ?? 0) * (sizes[bucket] ?? 0);
  return sum / lengthOf(sentence);
}

/** The sentences that make the score, as in `scoreOf`. */
function decidingSentences(sentences: readonly SentenceFeatures[], weighing: Weighing, output: Output) {
  const scored = sentences.map((sentence) => ({ sentence, score: dot(sentence, weighing) }));
  const above = scored.filter(({ score }) => score > 0);
  if (output !== 'home' && above.length > 0) return above;
  const sorted = scored.sort((a, b) => a.score - b.score);
  return output === 'home' ? sorted.slice(0, 1) : sorted.slice(-1);
}

/**
 * One output against the rest: squared hinge loss by AdaGrad. Only sums, products and square roots, which every machine
 * rounds alike.
 */
function trainOutput(examples: readonly Example[], output: Output, frequent: Uint8Array): OutputWeights {
  const sizes = unevenness(examples, output, frequent);
  const weights = new Float64Array(BUCKETS);
  const squares = new Float64Array(BUCKETS).fill(1e-6);
  const highest = output === 'home' ? 0 : HIGHEST_BIAS;
  let bias = highest;
  let biasSquares = 1e-6;
  const random = randomFrom(SEED);
  const order = examples.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const example = examples[at];
      if (!example || example.sentences.length === 0) continue;
      const wanted = example.is[output] ? 1 : -1;
      const deciding = decidingSentences(example.sentences, { weights, sizes }, output);
      const score = deciding.reduce((sum, each) => sum + each.score, bias);
      const missing = 1 - wanted * score;
      if (missing <= 0) continue;
      const slope = -wanted * missing * (wanted > 0 ? MISS_COST[output] : 1);
      biasSquares += slope * slope;
      bias = Math.min(highest, bias - (RATE * slope) / Math.sqrt(biasSquares));
      for (const { sentence } of deciding) {
        const size = lengthOf(sentence);
        for (const bucket of sentence.buckets) {
          const share = sizes[bucket] ?? 0;
          if (share === 0) continue;
          const weight = weights[bucket] ?? 0;
          const step = (slope * share) / size + L2 * weight;
          const sum = (squares[bucket] ?? 0) + step * step;
          squares[bucket] = sum;
          weights[bucket] = weight - (RATE * step) / Math.sqrt(sum);
        }
      }
    }
  }
  return quantised(
    weights.map((weight, bucket) => weight * (sizes[bucket] ?? 0)),
    bias,
  );
}

/** Weights as whole numbers from -127 to 127. */
function quantised(weights: Float64Array, bias: number): OutputWeights {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 1e-9);
  const scale = most / 127;
  return {
    weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)),
    scale,
    bias,
    threshold: Number.POSITIVE_INFINITY,
  };
}

/** A model without thresholds. */
export function trainModel(examples: readonly Example[]): Model {
  const frequent = frequentBuckets(examples);
  const train = (output: Output) => trainOutput(examples, output, frequent);
  return { emergency: train('emergency'), today: train('today'), home: train('home') };
}
