import type { Measurement } from '@lakou/contract/measurements';
import { VITAL_BOUNDS, type VitalField } from '@lakou/contract/trackers.rules';
import { formatNumber, type Language, parseDecimal } from '@lakou/i18n';
import { SYSTEMS } from '#platform/units/systems.ts';
import { toMetric, type Units } from '#platform/units/units.ts';
import { NO_VALUES, type Values } from '../measurements/entry.ts';
import { fromField, toField } from './days.ts';
import { countFrom } from './numbers.ts';
import { isMmol, type VitalDraft } from './suggestion.ts';
import { inOwnUnit } from './vital-text.ts';

export const FIELDS = Object.keys(VITAL_BOUNDS) as VitalField[];
export type Draft = VitalDraft & {
  units: Units;
  /** What was stored, with the text that shows it: unchanged text means exactly this value. */
  stored: Partial<Record<VitalField, { text: string; value: number }>>;
  fasting: boolean | null;
  signs: Measurement['signs'];
  at: string;
  shown: Date;
};
export type Fault = 'both' | 'lower' | 'atLeastOne' | 'between';

type Typed = VitalDraft & Pick<Draft, 'units' | 'stored'>;
/** Two decimals say no less than any instrument. */
const round = (value: number) => Math.round(value * 100) / 100;

export function draftOf(
  lang: Language,
  entry: Measurement | undefined,
  units: Units = SYSTEMS.metric,
): Draft {
  const shown = entry ? new Date(entry.at) : new Date();
  const stored: Draft['stored'] = {};
  const text = (field: VitalField) => {
    const value = entry?.[field];
    if (typeof value !== 'number') return '';
    const shownText = formatNumber(lang, round(inOwnUnit(units, field, value)));
    stored[field] = { text: shownText, value };
    return shownText;
  };
  return {
    systolic: text('systolic'),
    diastolic: text('diastolic'),
    heartRate: text('heartRate'),
    temperature: text('temperature'),
    oxygen: text('oxygen'),
    weight: text('weight'),
    glucose: text('glucose'),
    fasting: entry?.fasting ?? null,
    signs: entry?.signs ?? [],
    at: toField(shown),
    shown,
    units,
    stored,
  };
}

/** What instruments show with decimals; sugar and oxygen are kept as whole numbers. */
const DECIMAL = ['temperature', 'weight', 'glucose', 'oxygen'] as const;
const isDecimal = (field: VitalField): field is (typeof DECIMAL)[number] =>
  DECIMAL.some((one) => one === field);

/** Null when the field is empty, undefined when its value is invalid. */
export function readField(lang: Language, draft: Typed, field: VitalField): number | null | undefined {
  const text = draft[field].trim();
  if (text === '') return null;
  const { stored, units } = draft;
  if (stored[field]?.text === text) return stored[field].value;
  if (!isDecimal(field)) return countFrom(text, VITAL_BOUNDS[field]);
  const typed = parseDecimal(lang, text);
  if (typed === undefined) return undefined;
  // Then it is asked whether mmol/L is meant.
  if (field === 'glucose' && isMmol(typed)) return undefined;
  const value =
    field === 'temperature' || field === 'weight' ? round(toMetric(units[field], typed)) : Math.round(typed);
  const [least, most] = VITAL_BOUNDS[field];
  return value >= least && value <= most ? value : undefined;
}

/** The problem of each invalid field. */
export function faultsOf(
  lang: Language,
  draft: Typed & Pick<Draft, 'signs'>,
): Partial<Record<VitalField, Fault>> {
  const faults: Partial<Record<VitalField, Fault>> = {};
  for (const field of FIELDS) if (readField(lang, draft, field) === undefined) faults[field] = 'between';
  const upper = readField(lang, draft, 'systolic');
  const lower = readField(lang, draft, 'diastolic');
  if (upper === null && typeof lower === 'number') faults.systolic = 'both';
  if (lower === null && typeof upper === 'number') faults.diastolic = 'both';
  if (typeof upper === 'number' && typeof lower === 'number' && lower >= upper) faults.diastolic = 'lower';
  const isEmpty = FIELDS.every((field) => readField(lang, draft, field) === null);
  if (isEmpty && draft.signs.length === 0) faults.systolic = 'atLeastOne';
  return faults;
}

/** What was measured, of a draft without faults. */
export function vitalsOf(lang: Language, draft: Draft) {
  const value = (field: VitalField) => readField(lang, draft, field) ?? null;
  return {
    systolic: value('systolic'),
    diastolic: value('diastolic'),
    heartRate: value('heartRate'),
    temperature: value('temperature'),
    oxygen: value('oxygen'),
    weight: value('weight'),
    glucose: value('glucose'),
    fasting: value('glucose') === null ? null : draft.fasting,
    signs: draft.signs,
  };
}

/** The request body; undefined while a value is invalid. */
export function detailsOf(lang: Language, draft: Draft): Values | undefined {
  const at = fromField(draft.at, draft.shown);
  if (!at || Object.keys(faultsOf(lang, draft)).length > 0) return undefined;
  return { ...NO_VALUES, at, ...vitalsOf(lang, draft) };
}
