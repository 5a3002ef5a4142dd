import type { Sex } from './sex.ts';
import { isPositive, isWithin, type Unknown, unknown } from './unknown.ts';

type KidneyInput = {
  creatinineMgDl: number;
  ageYears: number;
  sex: Sex;
  /** Only for MDRD, which has no result without an answer. */
  race?: 'Black' | 'Other' | undefined;
};

export type KidneyStage = 'normal_or_high' | 'mild' | 'moderate' | 'severe' | 'kidney_failure';
export type Egfr = { kind: 'egfr'; egfr: number; stage: KidneyStage };

function stageOf(egfr: number): KidneyStage {
  if (egfr >= 90) return 'normal_or_high';
  if (egfr >= 60) return 'mild';
  if (egfr >= 30) return 'moderate';
  return egfr >= 15 ? 'severe' : 'kidney_failure';
}

const rated = (egfr: number): Egfr | Unknown<'not_positive'> =>
  isPositive(egfr) ? { kind: 'egfr', egfr, stage: stageOf(egfr) } : unknown('not_positive');

function mdrd({ creatinineMgDl, ageYears, sex, race }: KidneyInput) {
  if (!isPositive(creatinineMgDl) || !isPositive(ageYears)) return unknown('not_positive');
  if (race === undefined) return unknown('race_not_given');
  return rated(
    175 *
      creatinineMgDl ** -1.154 *
      ageYears ** -0.203 *
      (sex === 'Female' ? 0.742 : 1) *
      (race === 'Black' ? 1.212 : 1),
  );
}

function ckdEpi2021({ creatinineMgDl, ageYears, sex }: KidneyInput) {
  if (!isPositive(creatinineMgDl) || !isPositive(ageYears)) return unknown('not_positive');
  if (ageYears < 18) return unknown('under_18');
  const ratio = creatinineMgDl / (sex === 'Female' ? 0.7 : 0.9);
  return rated(
    142 *
      Math.min(ratio, 1) ** (sex === 'Female' ? -0.241 : -0.302) *
      Math.max(ratio, 1) ** -1.2 *
      0.9938 ** ageYears *
      (sex === 'Female' ? 1.012 : 1),
  );
}

/**
 * Kidney filtration in mL/min/1.73 m², by two equations side by side, the recommended one first:
 * CKD-EPI 2021, race-free (Inker, NEJM 2021;385:1737), for adults only; and MDRD with IDMS-traceable creatinine (Levey
 * 2006), whose race factor is no longer recommended and which is imprecise above 60. Stages as KDIGO's G1 to G5, with G3a
 * and G3b together. From 60 on a value is a disease only beside a sign of damage, below 60 only when it lasts three
 * months (KDIGO 2024). Neither is rounded.
 * `plausible` is false when nobody can have this creatinine or age, for example when µmol/L was typed as mg/dL.
 */
export const assessKidneys = (input: KidneyInput) => ({
  ckdEpi2021: ckdEpi2021(input),
  mdrd: mdrd(input),
  plausible: isWithin(input.creatinineMgDl, 0.1, 30) && isWithin(input.ageYears, 1, 120),
});

/** The molar mass of creatinine is 113.12 g/mol, so 88.4 µmol/L is 1 mg/dL. */
export const creatinineFromMicromoles = (micromolesPerLitre: number) => micromolesPerLitre / 88.4;
