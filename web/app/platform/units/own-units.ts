import { ownTimeZone } from '../time/time-zone.ts';
import { QUANTITIES, type Quantity, UNITS, type Unit, type Units } from './units.ts';

const UNITED_STATES =
  /^(?:US\/|America\/(?:New_York|Detroit|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Indiana\/|Kentucky\/|North_Dakota\/)|Pacific\/Honolulu$)/;

/** The country of the device is read from its clock: phones in Haiti are often set to the language of the US. */
const usualUnit = <Q extends Quantity>(quantity: Q, timeZone: string): Unit<Q> =>
  UNITS[quantity][UNITED_STATES.test(timeZone) ? 1 : 0];

const keyOf = (quantity: Quantity) => `unit:${quantity}`;

function ownUnit<Q extends Quantity>(quantity: Q): Unit<Q> {
  const kept = localStorage.getItem(keyOf(quantity));
  const units: readonly Unit<Q>[] = UNITS[quantity];
  return units.find((unit) => unit === kept) ?? usualUnit(quantity, ownTimeZone());
}

/** What this device chose for each quantity, else what is usual in its country. */
export const ownUnits = (): Units => ({
  temperature: ownUnit('temperature'),
  weight: ownUnit('weight'),
  height: ownUnit('height'),
  distance: ownUnit('distance'),
});

/** Remembers the choice on this device. */
export function keepUnits(chosen: Partial<Units>): void {
  for (const quantity of QUANTITIES) {
    const unit = chosen[quantity];
    if (unit) localStorage.setItem(keyOf(quantity), unit);
  }
}
