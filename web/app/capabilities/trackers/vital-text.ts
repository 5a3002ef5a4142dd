import type { Measurement } from '@lakou/contract/measurements';
import { formatNumber, type Language } from '@lakou/i18n';
import type { Sign } from './vital-signs.ts';

/** Units are the same in every language. */
export const UNITS: Readonly<Record<Sign, string>> = {
  pressure: 'mmHg',
  heartRate: '/min',
  temperature: '°C',
  oxygen: '%',
  glucose: 'mg/dL',
  weight: 'kg',
};

const NO_BREAK_SPACE = '\u00a0';
const decimalsOf = (sign: Sign): number => (sign === 'temperature' || sign === 'weight' ? 1 : 0);

export const formatSign = (lang: Language, sign: Sign, value: number): string =>
  formatNumber(lang, value, decimalsOf(sign));

/** The value without unit: 128/82, 36.6. */
export const figureOf = (lang: Language, sign: Sign, reading: Measurement): string =>
  sign === 'pressure'
    ? `${reading.systolic}/${reading.diastolic}`
    : formatSign(lang, sign, reading[sign] ?? 0);

/** The value with its unit. */
export const readingText = (lang: Language, sign: Sign, reading: Measurement): string =>
  `${figureOf(lang, sign, reading)}${NO_BREAK_SPACE}${UNITS[sign]}`;
