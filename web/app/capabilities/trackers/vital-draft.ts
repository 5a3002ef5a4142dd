import type { Vitals } from '@lakou/contract/trackers';
import { VITAL_BOUNDS, type VitalField } from '@lakou/contract/trackers.rules';
import { formatNumber, type Language } from '@lakou/i18n';
import type { VitalDetails } from './calls.ts';
import { fromField, toField } from './days.ts';
import { amountFrom, countFrom } from './numbers.ts';
import type { VitalDraft } from './suggestion.ts';

export const FIELDS = Object.keys(VITAL_BOUNDS) as VitalField[];
export type Draft = VitalDraft & { fasting: boolean; at: string; shown: Date };
export type Fault = 'both' | 'lower' | 'atLeastOne' | 'between';

const isDecimal = (field: VitalField) => field === 'temperature' || field === 'weight';

export function draftOf(lang: Language, entry: Vitals | undefined): Draft {
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
    fasting: entry?.fasting ?? false,
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
export function faultsOf(lang: Language, draft: VitalDraft): Partial<Record<VitalField, Fault>> {
  const faults: Partial<Record<VitalField, Fault>> = {};
  for (const field of FIELDS) if (readField(lang, draft, field) === undefined) faults[field] = 'between';
  const upper = readField(lang, draft, 'systolic');
  const lower = readField(lang, draft, 'diastolic');
  if (upper === null && typeof lower === 'number') faults.systolic = 'both';
  if (lower === null && typeof upper === 'number') faults.diastolic = 'both';
  if (typeof upper === 'number' && typeof lower === 'number' && lower >= upper) faults.diastolic = 'lower';
  if (FIELDS.every((field) => readField(lang, draft, field) === null)) faults.systolic = 'atLeastOne';
  return faults;
}

/** The request body; undefined while a value is invalid. */
export function detailsOf(lang: Language, draft: Draft): VitalDetails | undefined {
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
    fasting: draft.fasting && value('glucose') !== null,
  };
}
