import type { Sex } from './sex.ts';
import { isWithin, type Unknown, unknown } from './unknown.ts';

type HeartInput = {
  sex: Sex;
  ageYears: number;
  systolic: number;
  onPressureTreatment: boolean;
  smoker: boolean;
  diabetes: boolean;
  hadCardiovascularDisease: boolean;
} & ({ bmi: number } | { totalCholesterolMgDl: number; hdlMgDl: number });

type HeartUnknown =
  | 'age_outside_30_to_74'
  | 'already_has_disease'
  | 'pressure_absurd'
  | 'bmi_absurd'
  | 'cholesterol_absurd';

/** Given with every result, because the formula was made from another population than ours. */
const POPULATION_LIMITS = [
  'made_from_white_americans',
  'not_checked_in_haiti',
  'not_for_known_disease',
] as const;

export type HeartRisk = {
  kind: 'heart_risk';
  method: 'office' | 'lipids';
  /** Chance of a first event within ten years, 0 to 1. */
  risk: number;
  band: 'low' | 'intermediate' | 'high';
  limits: readonly (typeof POPULATION_LIMITS)[number][];
};

type Model = {
  age: number;
  untreated: number;
  treated: number;
  smoker: number;
  diabetes: number;
  mean: number;
  survival: number;
};

const OFFICE: Record<Sex, Model & { bmi: number }> = {
  Female: {
    age: 2.72107,
    bmi: 0.51125,
    untreated: 2.81291,
    treated: 2.88267,
    smoker: 0.61868,
    diabetes: 0.77763,
    mean: 26.0145,
    survival: 0.94833,
  },
  Male: {
    age: 3.11296,
    bmi: 0.79277,
    untreated: 1.85508,
    treated: 1.92672,
    smoker: 0.70953,
    diabetes: 0.5316,
    mean: 23.9388,
    survival: 0.88431,
  },
};
const LIPIDS: Record<Sex, Model & { total: number; hdl: number }> = {
  Female: {
    age: 2.32888,
    total: 1.20904,
    hdl: -0.70833,
    untreated: 2.76157,
    treated: 2.82263,
    smoker: 0.52873,
    diabetes: 0.69154,
    mean: 26.1931,
    survival: 0.95012,
  },
  Male: {
    age: 3.06117,
    total: 1.1237,
    hdl: -0.93263,
    untreated: 1.93303,
    treated: 1.99881,
    smoker: 0.65451,
    diabetes: 0.57367,
    mean: 23.9802,
    survival: 0.88936,
  },
};

/** The model for this sex, and the part of its sum that comes from cholesterol or, without it, from the BMI. */
function modelOf(input: HeartInput): { model: Model; fat: number } {
  if ('bmi' in input) {
    const model = OFFICE[input.sex];
    return { model, fat: model.bmi * Math.log(input.bmi) };
  }
  const model = LIPIDS[input.sex];
  return {
    model,
    fat: model.total * Math.log(input.totalCholesterolMgDl) + model.hdl * Math.log(input.hdlMgDl),
  };
}

function faultOf(input: HeartInput): HeartUnknown | undefined {
  if (input.hadCardiovascularDisease) return 'already_has_disease';
  if (!isWithin(input.ageYears, 30, 74)) return 'age_outside_30_to_74';
  if (!isWithin(input.systolic, 70, 260)) return 'pressure_absurd';
  if ('bmi' in input) return isWithin(input.bmi, 10, 80) ? undefined : 'bmi_absurd';
  const plausible = isWithin(input.totalCholesterolMgDl, 50, 500) && isWithin(input.hdlMgDl, 10, 150);
  return plausible && input.hdlMgDl < input.totalCholesterolMgDl ? undefined : 'cholesterol_absurd';
}

/**
 * Ten-year risk of a first cardiovascular event (heart, stroke, legs, heart failure): the Framingham general profile,
 * D'Agostino, Circulation 2008;117:743, with cholesterol, or its office version with BMI. Ages 30 to 74 without known
 * disease. Made from White Americans and never checked in Haiti, which every result says. Bands at 10 and 20 %
 * (Canadian Cardiovascular Society, which uses this profile).
 */
export function assessHeartRisk(input: HeartInput): HeartRisk | Unknown<HeartUnknown> {
  const fault = faultOf(input);
  if (fault) return unknown(fault);
  const { model, fat } = modelOf(input);
  const sum =
    model.age * Math.log(input.ageYears) +
    fat +
    (input.onPressureTreatment ? model.treated : model.untreated) * Math.log(input.systolic) +
    (input.smoker ? model.smoker : 0) +
    (input.diabetes ? model.diabetes : 0);
  const risk = 1 - model.survival ** Math.exp(sum - model.mean);
  return {
    kind: 'heart_risk',
    method: 'bmi' in input ? 'office' : 'lipids',
    risk,
    band: risk < 0.1 ? 'low' : risk < 0.2 ? 'intermediate' : 'high',
    limits: POPULATION_LIMITS,
  };
}
