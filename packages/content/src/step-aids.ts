export { drawingOf } from './drawings/steps.ts';

type BySteps = Readonly<Record<string, Readonly<Record<number, number>>>>;

/** Minutes that a step asks to wait, by topic and step, counted from 0; the longest that its text names. */
export const STEP_MINUTES: BySteps = {
  burns: { 1: 15 },
  'electric-shock': { 3: 15 },
  'dog-bite': { 0: 15 },
  'eye-injury': { 1: 20 },
  poisoning: { 2: 20 },
  nosebleed: { 1: 15, 2: 10 },
  'low-blood-sugar': { 2: 15 },
  'asthma-attack': { 2: 20 },
  'scorpion-sting': { 1: 20 },
  fracture: { 3: 20 },
};

/** In the middle of the 100 to 120 pushes a minute that the guidelines ask for. */
export const PUSHES_PER_MINUTE = 110;

/** Steps that push on the chest. */
const PUSHING: Readonly<Record<string, readonly number[]>> = {
  'cpr-adult': [2, 4],
  'cpr-child': [1, 3],
  'cpr-infant': [2, 4],
  choking: [4],
  'choking-baby': [4],
};
export const isPushing = (topicId: string, stepIndex: number): boolean =>
  PUSHING[topicId]?.includes(stepIndex) ?? false;

/** Who does not breathe may be choking: that topic comes before pushing on the chest. */
export const CHECK_FIRST: Readonly<Record<string, string>> = {
  'cpr-adult': 'choking',
  'cpr-child': 'choking',
  'cpr-infant': 'choking-baby',
};
