import type { DrawingName } from './all.ts';

const CALL = 'call-on-speaker';
const HOSPITAL = 'go-to-hospital';

/** The drawing of each step, in order; a step without a right drawing has none. */
export const STEP_DRAWINGS: Readonly<Record<string, readonly (DrawingName | null)[]>> = {
  'cpr-adult': ['check-response', 'hands-on-chest', 'press-adult', 'rescue-breath', 'thirty-two'],
  'cpr-child': ['check-response', 'press-child', 'child-breath', 'thirty-two'],
  'cpr-infant': ['baby-foot', 'baby-level', 'baby-thumbs', 'baby-breath', 'thirty-two-baby'],
  unconscious: ['open-airway', CALL, 'recovery', 'head-in-line', 'watch-breathing'],
  choking: ['choking-sign', 'back-blows', 'belly-thrusts', 'five-five', 'press-adult'],
  'choking-baby': [CALL, 'baby-back-blows', 'baby-chest-thrusts', 'look-in-mouth', 'baby-thumbs'],
  'severe-bleeding': ['cover-hands', 'press-wound', 'stuck-object', 'tourniquet', 'keep-warm'],
  'machete-wound': ['cover-hands', 'press-wound', 'severed-finger', 'chest-wound', HOSPITAL],
  burns: ['smother-flames', 'cool-burn', 'take-off-ring', 'cover-loosely', HOSPITAL],
  stroke: ['face-droops', 'note-time-call', 'recovery', 'nothing-by-mouth', 'press-adult'],
  'heart-attack': ['chest-pain', 'sit-against-wall', 'chew-aspirin', null, 'press-adult'],
  seizure: ['cushion-head', 'nothing-in-mouth', 'recovery', CALL],
  drowning: ['throw-rope', 'open-airway', 'rescue-breath', 'recovery', HOSPITAL],
  'snake-bite': ['leave-snake', 'splint-bite', 'cover-bite', 'bite-never', HOSPITAL],
  'scorpion-sting': ['wash-wound', 'cold-cloth', 'bite-never', CALL],
  'dog-bite': ['wash-wound', 'press-wound', 'vaccine', 'watch-dog'],
  poisoning: ['fresh-air', 'no-vomiting', 'rinse-skin', 'take-the-bottle', 'recovery'],
  fracture: ['head-in-line', null, 'splint-leg', 'cold-cloth', HOSPITAL],
  'head-injury': ['head-in-line', CALL, null, null],
  heat: [null, 'shade-legs-up', 'cool-body', 'drink-sips', CALL],
  'electric-shock': ['do-not-touch', 'cut-power', 'check-response', 'cool-burn', HOSPITAL],
  'eye-injury': ['do-not-rub', 'rinse-eye', null, 'cup-on-eye', HOSPITAL],
  nosebleed: ['lean-forward', 'pinch-nose', 'pinch-nose', null, HOSPITAL],
  anaphylaxis: [null, 'adrenaline-thigh', CALL, 'legs-up', 'adrenaline-thigh'],
  'asthma-attack': ['sit-forward', 'inhaler', 'inhaler', CALL, null],
  'low-blood-sugar': [null, 'sugar-drink', 'wait-15', 'eat-meal', 'recovery'],
  cholera: ['oral-rehydration', 'drink-sips', 'breastfeed', HOSPITAL, 'wash-hands'],
  childbirth: ['wash-hands', null, 'skin-to-skin', 'tie-cord', 'rub-belly', HOSPITAL],
  earthquake: ['under-table', null, 'tap-pipe', null, HOSPITAL],
  hurricane: ['storm-supplies', 'no-flood-water', 'fallen-wire', 'boil-water', 'wash-wound'],
  'gunshot-wound': ['behind-wall', 'find-wounds', 'press-wound', 'chest-wound', HOSPITAL],
  'newborn-not-breathing': ['dry-baby', null, 'baby-level', 'baby-breath', null],
  'opioid-overdose': [null, CALL, 'nose-spray', 'rescue-breath', 'recovery'],
  'fever-young-baby': ['thermometer', 'carry-to-hospital', 'no-cold-bath', 'skin-to-skin'],
};

/** The name of the drawing of a step, counted from 0. */
export const drawingOf = (topicId: string, stepIndex: number): DrawingName | undefined =>
  STEP_DRAWINGS[topicId]?.[stepIndex] ?? undefined;
