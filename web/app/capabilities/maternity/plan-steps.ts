import type { BirthPlan } from '@lakou/contract/birth-plan';

/** The elements of a plan for the birth (WHO recommendations on health promotion interventions, 2015), in our order. */
export const PLAN_STEPS = [
  'place',
  'attendant',
  'nearest',
  'companion',
  'home',
  'transport',
  'money',
  'bag',
  'donor',
] as const;
export type PlanStep = (typeof PLAN_STEPS)[number];

/** Of the danger signs, those to know before the birth; the guide on danger signs in pregnancy names the sources. */
export const PLAN_SIGNS = [
  'heavy_bleeding',
  'convulsions',
  'severe_headache',
  'vision_changes',
  'severe_belly_pain',
  'trouble_breathing',
  'fever',
  'swelling_face_hands',
  'waters_broken',
  'baby_moves_less',
] as const satisfies readonly BirthPlan['signs'][number][];

export function isReady(plan: BirthPlan, step: PlanStep): boolean {
  if (step === 'money') return plan.money === 'ready';
  return step === 'bag' ? plan.bagPacked : plan[step] !== '';
}

export const countReady = (plan: BirthPlan): number =>
  PLAN_STEPS.filter((step) => isReady(plan, step)).length;

/** What a phone dials; undefined for words without a number. */
export function dialled(phone: string): string | undefined {
  const digits = phone.replace(/[^\d+*#]/g, '');
  return /\d{3}/.test(digits) ? `tel:${digits}` : undefined;
}
