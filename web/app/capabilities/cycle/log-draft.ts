import type { CycleLog } from '@lakou/contract/cycle';
import { BASAL_TEMPERATURE } from '@lakou/contract/cycle.rules';
import { formatNumber, type Language, parseDecimal } from '@lakou/i18n';
import { fromMetric, toMetric, type Unit } from '#platform/units/units.ts';

type Degrees = Unit<'temperature'>;

/** What can be noted of a day. */
export type DayValues = Omit<CycleLog, 'patientId' | 'date'>;

/** The values of the form for one day; the temperature is the typed text, in the unit of this device. */
export interface LogDraft extends Omit<DayValues, 'bbt'> {
  bbt: string;
}

export const NOTHING_NOTED: DayValues = {
  flow: 'none',
  symptoms: [],
  bbt: null,
  cervicalMucus: 'none',
  ovulationTest: '',
  notes: '',
  intimacy: '',
  contraception: [],
};

/** The values of a log, without whose and which day it is. */
export function valuesOf(log: Partial<CycleLog> | undefined): DayValues {
  const { patientId: _patientId, date: _date, ...values } = log ?? {};
  // An entry of an earlier version that waits on the device may lack some.
  return { ...NOTHING_NOTED, ...values };
}

/** A day on which a period began; whoever knows more changes it. */
export const periodStarted = (log: CycleLog | undefined): DayValues => ({ ...valuesOf(log), flow: 'medium' });

export const temperatureText = (bbt: number | null, lang: Language, unit: Degrees): string =>
  bbt === null ? '' : formatNumber(lang, Math.round(fromMetric(unit, bbt) * 100) / 100, 2);

export function draftOf(log: CycleLog | undefined, lang: Language, unit: Degrees): LogDraft {
  const values = valuesOf(log);
  return { ...values, bbt: temperatureText(values.bbt, lang, unit) };
}

/** In °C, rounded to hundredths; null when it is not a number. */
export function temperatureOf(typed: string, lang: Language, unit: Degrees): number | null {
  const value = parseDecimal(lang, typed);
  return value === undefined ? null : Math.round(toMetric(unit, value) * 100) / 100;
}

const [coldest, warmest] = BASAL_TEMPERATURE;
export const isPossibleTemperature = (bbt: number | null): boolean =>
  bbt === null || (bbt >= coldest && bbt <= warmest);
