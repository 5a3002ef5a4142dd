import { BUCKETS } from './features.ts';
import { MODEL_DATA } from './model-data.ts';

/** What the model tells apart: an emergency, what must be seen today, and what can be treated at home. */
export const OUTPUTS = ['emergency', 'today', 'home'] as const;
export type Output = (typeof OUTPUTS)[number];

/** Weights of one output in whole numbers from -127 to 127, the size of one step, and what is added to each score. */
export type OutputWeights = { weights: Int8Array; scale: number; bias: number; threshold: number };
export type Model = Readonly<Record<Output, OutputWeights>>;

/** The form in which the model is kept: of each output the numbers, and its weights in base64. */
export type ModelData = Readonly<
  Record<Output, { scale: number; bias: number; threshold: number; weights: string }>
>;

/** Zeros are kept as their count, because most weights are zero. */
export function packWeights(weights: Int8Array): string {
  const bytes: number[] = [];
  let zeros = 0;
  const flush = () => {
    for (; zeros > 0; zeros -= Math.min(zeros, 255)) bytes.push(0, Math.min(zeros, 255));
  };
  for (const weight of weights) {
    if (weight === 0) zeros++;
    else {
      flush();
      bytes.push(weight & 255);
    }
  }
  flush();
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
}

export function unpackWeights(packed: string): Int8Array {
  const bytes = atob(packed);
  const weights = new Int8Array(BUCKETS);
  let bucket = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes.charCodeAt(at);
    if (byte === 0) bucket += bytes.charCodeAt(++at);
    else weights[bucket++] = byte;
  }
  return weights;
}

const modelOf = (data: ModelData): Model => {
  const read = (output: Output) => ({ ...data[output], weights: unpackWeights(data[output].weights) });
  return { emergency: read('emergency'), today: read('today'), home: read('home') };
};

let unpacked: Model | undefined;

/** Unpacked with the first text, because the start of the program does not need it. */
export function learnedModel(): Model {
  unpacked ??= modelOf(MODEL_DATA);
  return unpacked;
}
