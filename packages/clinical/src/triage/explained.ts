import type { Finding } from './lexicon/index.ts';

const ROWS: Readonly<Partial<Record<Finding, string>>> = {
  drooling: 'teething',
  stiff_neck: 'neck_crick',
  neck_pain: 'neck_crick muscle_strain',
  belly_pain: 'period_pain bloating',
  abdominal_cramps: 'period_pain bloating',
  muscle_cramp: 'period_pain',
  back_pain: 'period_pain muscle_strain body_aches',
  leg_pain: 'muscle_strain body_aches muscle_cramp blister corns ingrown_nail',
  joint_pain: 'muscle_strain body_aches small_wound',
  pain_to_arm_jaw: 'neck_crick muscle_strain body_aches splinter small_wound',
  leg_turned: 'sprain',
  nausea: 'hangover motion_sickness',
  prevention_visit: 'body_aches',
  shoulder_tip_pain: 'muscle_strain body_aches sunburn',
  rash: 'pimple heat_rash nappy_rash stye cold_sore',
  swelling: 'small_wound stye sprain splinter',
  lump: 'insect_bite small_wound stye pimple blister',
  wound: 'small_wound splinter',
  sore: 'mouth_sore cold_sore',
  hearing_loss: 'blocked_ear',
  red_eyes: 'eye_strain hay_fever stye',
  skin_complaint: 'dandruff athletes_foot cradle_cap',
  anxiety: 'exam_nerves',
  vomiting: 'motion_sickness',
  dry_mouth: 'hangover',
  hangover: 'alcohol_with_medicine',
};

const EXPLAINED_BY = new Map(
  Object.entries(ROWS).map(([finding, by]) => [finding, new Set(by.split(' '))] as const),
);

/**
 * Whether a small ailment that was named explains a finding, as teething explains drooling: it then asks for no visit of its
 * own. A strong or sudden finding is never explained, and the red flags do not look at this.
 */
export const isExplained = (
  { code, intensity, sudden }: { code: Finding; intensity?: string; sudden?: true },
  codes: ReadonlySet<Finding>,
): boolean => {
  if (intensity === 'severe' || sudden) return false;
  return [...(EXPLAINED_BY.get(code) ?? [])].some((other) => codes.has(other as Finding));
};
