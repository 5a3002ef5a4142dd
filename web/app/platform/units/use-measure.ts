import { formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../language/language.tsx';
import { feetAndInches, fromMetric, type Quantity, UNITS, type Unit } from './units.ts';
import { useUnits } from './use-units.ts';

/** Fewest decimals that say no more than the metric value did. */
const DECIMALS: Record<Unit, number> = {
  celsius: 1,
  fahrenheit: 1,
  kg: 1,
  lb: 0,
  cm: 0,
  ft: 0,
  km: 1,
  mi: 1,
};

/** Writes metric values in the units of this device. */
export function useMeasure() {
  const { t } = useTranslation('common');
  const lang = useLanguage();
  const [units] = useUnits();
  function inUnit(unit: Unit, metric: number): string {
    if (unit === 'ft') return t('units.ft', feetAndInches(metric));
    const power = 10 ** DECIMALS[unit];
    const value = Math.round(fromMetric(unit, metric) * power) / power;
    return t(`units.${unit}`, { value: formatNumber(lang, value) });
  }
  return {
    inUnit,
    /** In the unit of this device. */
    measure: (quantity: Quantity, metric: number) => inUnit(units[quantity], metric),
    /** In the unit of this device, then in the other one: 38 °C (100.4 °F). */
    measureInBoth(quantity: Quantity, metric: number): string {
      const other = UNITS[quantity].find((unit) => unit !== units[quantity]) ?? units[quantity];
      return t('units.both', { first: inUnit(units[quantity], metric), second: inUnit(other, metric) });
    },
  };
}
