import type { CycleLog } from '@lakou/contract/cycle';
import { formatNumber, type Language, parseDecimal } from '@lakou/i18n';

/** A day as it stands in the form: the temperature is still what was typed. */
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

/** In hundredths of a degree; what is no number is nothing. */
export function temperatureOf(typed: string, lang: Language): number | null {
  const value = parseDecimal(lang, typed);
  return value === undefined ? null : Math.round(value * 100) / 100;
}

export const canBeBodyHeat = (bbt: number | null): boolean => bbt === null || (bbt >= 34 && bbt <= 43);
