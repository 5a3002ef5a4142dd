/** WHO and UNICEF (2009; WHO guideline on wasting and nutritional oedema, 2023), in mm. */
const SEVERE_BELOW = 115;
const MODERATE_BELOW = 125;
/** The arm tells of hunger from 6 months until the fifth birthday. */
const ARM_MONTHS = [6, 60] as const;

export type ArmLevel = 'severe' | 'moderate' | 'usual';
export type NutritionSign = 'arm_severe' | 'swollen_feet';

/** What the middle of the upper arm means; undefined at ages for which nothing is published. */
export function assessArm(armMm: number, ageMonths: number | undefined): ArmLevel | undefined {
  if (ageMonths === undefined || ageMonths < ARM_MONTHS[0] || ageMonths >= ARM_MONTHS[1]) return undefined;
  if (armMm < SEVERE_BELOW) return 'severe';
  return armMm < MODERATE_BELOW ? 'moderate' : 'usual';
}

/** Severe malnutrition: a thin arm, or both feet swollen in a child under five. */
export function findNutritionSigns(
  { armMm, swollenFeet }: { readonly armMm?: number | null; readonly swollenFeet?: boolean | null },
  ageMonths: number | undefined,
): NutritionSign[] {
  const isYoung = ageMonths !== undefined && ageMonths < ARM_MONTHS[1];
  return [
    ...(armMm != null && assessArm(armMm, ageMonths) === 'severe' ? (['arm_severe'] as const) : []),
    ...(swollenFeet && isYoung ? (['swollen_feet'] as const) : []),
  ];
}
