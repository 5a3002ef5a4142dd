import type { CycleLog } from '@lakou/contract/cycle';
import { BASAL_TEMPERATURE } from '@lakou/contract/cycle.rules';
import { formatNumber, type Language, parseDecimal } from '@lakou/i18n';

/** The values of the form for one day; the temperature is the typed text. */
export interface LogDraft extends Omit<CycleLog, 'bbt' | 'patientId' | 'date'> {
  bbt: string;
}

export const draftOf = (log: CycleLog | undefined, lang: Language): LogDraft => ({
  flow: log?.flow ?? 'none',
  symptoms: log?.symptoms ?? [],
  bbt: typeof log?.bbt === 'number' ? formatNumber(lang, log.bbt, 2) : '',
  cervicalMucus: log?.cervicalMucus ?? 'none',
  ovulationTest: log?.ovulationTest ?? '',
});

/** In degrees, rounded to hundredths; null when it is not a number. */
export function temperatureOf(typed: string, lang: Language): number | null {
  const value = parseDecimal(lang, typed);
  return value === undefined ? null : Math.round(value * 100) / 100;
}

const [coldest, warmest] = BASAL_TEMPERATURE;
export const isPossibleTemperature = (bbt: number | null): boolean =>
  bbt === null || (bbt >= coldest && bbt <= warmest);
