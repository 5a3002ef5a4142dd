import type { Measurement } from '@lakou/contract/measurements';
import { VITAL_BOUNDS, type VitalField } from '@lakou/contract/trackers.rules';
import { formatNumber, type Language } from '@lakou/i18n';
import type { Values } from '../measurements/entry.ts';
import { fromField, toField } from './days.ts';
import { amountFrom, countFrom } from './numbers.ts';
import type { VitalDraft } from './suggestion.ts';

export const FIELDS = Object.keys(VITAL_BOUNDS) as VitalField[];
export type Draft = VitalDraft & {
  fasting: boolean | null;
  signs: Measurement['signs'];
  at: string;
  shown: Date;
};
export type Fault = 'both' | 'lower' | 'atLeastOne' | 'between';

const isDecimal = (field: VitalField) => field === 'temperature' || field === 'weight';

export function draftOf(lang: Language, entry: Measurement | undefined): Draft {
  const shown = entry ? new Date(entry.at) : new Date();
  const text = (field: VitalField) => {
    const value = entry?.[field];
    return typeof value === 'number' ? formatNumber(lang, value) : '';
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
  };
}

/** Null when the field is empty, undefined when its value is invalid. */
function readField(lang: Language, draft: VitalDraft, field: VitalField): number | null | undefined {
  const text = draft[field].trim();
  if (text === '') return null;
  return isDecimal(field)
    ? amountFrom(lang, text, VITAL_BOUNDS[field])
    : countFrom(text, VITAL_BOUNDS[field]);
}

/** The problem of each invalid field. */
export function faultsOf(
  lang: Language,
  draft: VitalDraft & Pick<Draft, 'signs'>,
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

/** The request body; undefined while a value is invalid. */
export function detailsOf(lang: Language, draft: Draft): Values | undefined {
  const at = fromField(draft.at, draft.shown);
  if (!at || Object.keys(faultsOf(lang, draft)).length > 0) return undefined;
  const value = (field: VitalField) => readField(lang, draft, field) ?? null;
  return {
    at,
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
