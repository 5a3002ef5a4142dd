import { type Model, OUTPUTS, type Output } from '../../packages/clinical/src/triage/learned/model.ts';
import { scoreOf } from '../../packages/clinical/src/triage/learned/read.ts';
import type { Read } from './examples.ts';
import { trainModel } from './train-model.ts';

/** Of ten phrases two are the validation part, chosen by a hash of the phrase. */
function isForValidation({ text }: Read): boolean {
  let hash = 7;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) >>> 0;
  return hash % 10 < 2;
}

/** The share of the phrases outside an output that may pass its threshold, before the rules are asked. */
const FALSE_SHARE: Readonly<Record<Output, number>> = { emergency: 0.1, today: 0.12, home: 0.12 };

/** Above the highest bias, so that words without weight never pass. */
const LOWEST: Readonly<Record<Output, number>> = { emergency: -0.1, today: -0.1, home: -1 };

export type Validation = {
  thresholds: Record<Output, number>;
  found: Record<Output, number>;
  phrases: number;
};

/** The lowest thresholds that pass few enough phrases of the validation part, by a model that has not seen it. */
export function chooseThresholds(examples: readonly Read[]): Validation {
  const { seen = [], unseen = [] } = Object.groupBy(examples, (each) =>
    isForValidation(each) ? 'unseen' : 'seen',
  );
  const model = trainModel(seen);
  const thresholds = { emergency: 0, today: 0, home: 0 };
  const found = { emergency: 0, today: 0, home: 0 };
  const own = unseen.filter(({ from }) => from !== 'vignettes');
  for (const output of OUTPUTS) {
    const scores = (wanted: boolean) =>
      own.filter(({ is }) => is[output] === wanted).map(({ sentences }) => scoreOf(sentences, model, output));
    const outside = scores(false).sort((a, b) => b - a);
    const threshold = outside[Math.floor(outside.length * FALSE_SHARE[output])] ?? 0;
    thresholds[output] = Math.max(LOWEST[output], Math.ceil(threshold * 100) / 100);
    const inside = scores(true);
    found[output] = inside.filter((score) => score >= thresholds[output]).length / Math.max(1, inside.length);
  }
  return { thresholds, found, phrases: own.length };
}

export const withThresholds = (model: Model, thresholds: Record<Output, number>): Model => ({
  emergency: { ...model.emergency, threshold: thresholds.emergency },
  today: { ...model.today, threshold: thresholds.today },
  home: { ...model.home, threshold: thresholds.home },
});
