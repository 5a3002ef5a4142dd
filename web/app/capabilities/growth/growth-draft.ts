import { GROWTH_BOUNDS } from '@lakou/contract/measurements.rules';
import { VITAL_BOUNDS } from '@lakou/contract/trackers.rules';
import { type Language, parseDecimal } from '@lakou/i18n';
import { dayFault } from '#platform/time/day-fault.ts';
import { readHeight } from '#platform/units/typed-height.ts';
import { toMetric, type Unit } from '#platform/units/units.ts';
import { NO_VALUES, type Values } from '../measurements/entry.ts';

export interface GrowthDraft {
  readonly day: string;
  readonly weight: string;
  readonly height: string;
  readonly arm: string;
  readonly swollenFeet: boolean;
}

export type GrowthField = 'weight' | 'height' | 'arm';
const BOUNDS = { weight: VITAL_BOUNDS.weight, height: GROWTH_BOUNDS.height, arm: GROWTH_BOUNDS.armMm };
/** Below it an arm is in centimetres. */
const ARM_CM_BELOW = 40;

/** In kg, cm and mm; null for an empty field, undefined for what is none. 0.65 is read as metres, 12.5 of an arm as cm. */
export function readGrowth(
  lang: Language,
  draft: GrowthDraft,
  field: GrowthField,
  weightUnit: Unit<'weight'>,
): number | null | undefined {
  if (!draft[field].trim()) return null;
  const value = inMetric(lang, draft, field, weightUnit);
  if (value === undefined) return undefined;
  const [least, most] = BOUNDS[field];
  return value >= least && value <= most ? value : undefined;
}

function inMetric(
  lang: Language,
  draft: GrowthDraft,
  field: GrowthField,
  weightUnit: Unit<'weight'>,
): number | undefined {
  if (field === 'height') return readHeight(lang, draft.height, 'cm')?.cm;
  const typed = parseDecimal(lang, draft[field]);
  if (typed === undefined) return undefined;
  if (field === 'weight') return toMetric(weightUnit, typed);
  return typed < ARM_CM_BELOW ? Math.round(typed * 10) : typed;
}

/** Whether the number was read in another unit than the field asks for. */
export function isConverted(lang: Language, draft: GrowthDraft, field: 'height' | 'arm'): boolean {
  if (field === 'height') return readHeight(lang, draft.height, 'cm')?.isConverted ?? false;
  const typed = parseDecimal(lang, draft.arm);
  return typed !== undefined && typed > 0 && typed < ARM_CM_BELOW;
}

/** What is sent; undefined while a field is wrong or nothing was measured. A day that is over counts from its noon. */
export function growthValues(
  lang: Language,
  draft: GrowthDraft,
  weightUnit: Unit<'weight'>,
  now: Date,
  { birth, today }: { birth: string; today: string },
): Values | undefined {
  const [weight, height, armMm] = (['weight', 'height', 'arm'] as const).map((field) =>
    readGrowth(lang, draft, field, weightUnit),
  );
  if (weight === undefined || height === undefined || armMm === undefined) return undefined;
  if (dayFault(draft.day, { birth, today })) return undefined;
  if (weight === null && height === null && armMm === null && !draft.swollenFeet) return undefined;
  const at = draft.day === today ? now.toISOString() : `${draft.day}T12:00:00.000Z`;
  return { ...NO_VALUES, at, weight, height, armMm, swollenFeet: draft.swollenFeet || null };
}
