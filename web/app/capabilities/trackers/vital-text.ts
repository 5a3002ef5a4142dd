import type { MeasuredValues } from '@lakou/clinical';
import { formatNumber, withUnit } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { fromMetric, type Units } from '#platform/units/units.ts';
import { useUnits } from '#platform/units/use-units.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import type { Sign } from './vital-signs.ts';

/** What is stored and exported. Units are the same in every language. */
export const UNITS: Readonly<Record<Sign, string>> = {
  pressure: 'mmHg',
  heartRate: '/min',
  temperature: '°C',
  oxygen: '%',
  glucose: 'mg/dL',
  weight: 'kg',
};

const decimalsOf = (sign: Sign): number => (sign === 'temperature' || sign === 'weight' ? 1 : 0);

/** A stored value in the units of this device. */
export const inOwnUnit = (units: Units, sign: string, value: number): number =>
  sign === 'temperature' || sign === 'weight' ? fromMetric(units[sign], value) : value;

/** Writes readings in the units of this device. */
export function useVitalText() {
  const lang = useLanguage();
  const { t } = useTranslation('common');
  const [units] = useUnits();
  const unitOf = (sign: Sign): string =>
    sign === 'temperature' || sign === 'weight'
      ? t(`units.${units[sign]}`, { value: '' }).trim()
      : UNITS[sign];
  /** A value that is in the units of this device already. */
  const formatSign = (sign: Sign, value: number): string => formatNumber(lang, value, decimalsOf(sign));
  /** The value without unit: 128/82, 36.6. */
  const figureOf = (sign: Sign, reading: MeasuredValues): string =>
    sign === 'pressure'
      ? `${reading.systolic}/${reading.diastolic}`
      : formatSign(sign, inOwnUnit(units, sign, reading[sign] ?? 0));
  /** The value with its unit. */
  const readingText = (sign: Sign, reading: MeasuredValues): string =>
    withUnit(lang, figureOf(sign, reading), unitOf(sign));
  return { units, unitOf, formatSign, figureOf, readingText };
}
