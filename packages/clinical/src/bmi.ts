import { isPositive, isWithin, type Unknown, unknown } from './unknown.ts';

type BodySize =
  | { system: 'metric'; weightKg: number; heightCm: number }
  | { system: 'imperial'; weightLb: number; heightIn: number };

export type BmiClass = 'underweight' | 'normal' | 'overweight' | 'obese';

export type Bmi = { kind: 'bmi'; bmi: number; class: BmiClass; plausible: boolean };

function classOf(bmi: number): BmiClass {
  if (bmi < 18.5) return 'underweight';
  if (bmi < 25) return 'normal';
  return bmi < 30 ? 'overweight' : 'obese';
}

/**
 * Body mass index, kg/m² or 703 × lb/in², with the WHO classes for adults (WHO Technical Report 894, 2000).
 * Any two positive numbers have a result. `plausible` is false when no adult can have it, for example when a height in
 * metres was typed as centimetres. The number is not rounded, so 24.96 is still normal.
 */
export function assessBmi(size: BodySize): Bmi | Unknown<'not_positive'> {
  const [weight, height] =
    size.system === 'metric' ? [size.weightKg, size.heightCm / 100] : [size.weightLb, size.heightIn];
  if (!isPositive(weight) || !isPositive(height)) return unknown('not_positive');
  const bmi = (size.system === 'metric' ? 1 : 703) * (weight / height ** 2);
  // Extreme numbers whose quotient overflows have no result.
  if (!isPositive(bmi)) return unknown('not_positive');
  return { kind: 'bmi', bmi, class: classOf(bmi), plausible: isWithin(bmi, 8, 150) };
}
