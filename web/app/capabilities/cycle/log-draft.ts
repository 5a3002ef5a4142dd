import type { CycleLog } from '@lakou/contract/cycle';
import { BASAL_TEMPERATURE } from '@lakou/contract/cycle.rules';
import { formatNumber, type Language, parseDecimal } from '@lakou/i18n';
import { fromMetric, toMetric, type Unit } from '#platform/units/units.ts';

type Degrees = Unit<'temperature'>;

/** The values of the form for one day; the temperature is the typed text, in the unit of this device. */
export interface LogDraft extends Omit<CycleLog, 'bbt' | 'patientId' | 'date'> {
  bbt: string;
}

export const temperatureText = (bbt: number | null, lang: Language, unit: Degrees): string =>
  bbt === null ? '' : formatNumber(lang, Math.round(fromMetric(unit, bbt) * 100) / 100, 2);

export const draftOf = (log: CycleLog | undefined, lang: Language, unit: Degrees): LogDraft => ({
  flow: log?.flow ?? 'none',
  symptoms: log?.symptoms ?? [],
  bbt: temperatureText(log?.bbt ?? null, lang, unit),
  cervicalMucus: log?.cervicalMucus ?? 'none',
  ovulationTest: log?.ovulationTest ?? '',
});

/** In °C, rounded to hundredths; null when it is not a number. */
export function temperatureOf(typed: string, lang: Language, unit: Degrees): number | null {
  const value = parseDecimal(lang, typed);
  return value === undefined ? null : Math.round(toMetric(unit, value) * 100) / 100;
}

const [coldest, warmest] = BASAL_TEMPERATURE;
export const isPossibleTemperature = (bbt: number | null): boolean =>
  bbt === null || (bbt >= coldest && bbt <= warmest);
