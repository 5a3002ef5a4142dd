import { fromMetric, toMetric, type Unit } from '#platform/units/units.ts';

/** Whole kilometres, as they are sent; what is not a whole number stays as it was typed, and is refused. */
export const radiusInKm = (unit: Unit<'distance'>, typed: string): string =>
  /^\d+$/.test(typed.trim()) ? String(Math.round(toMetric(unit, Number(typed)))) : typed;

/** The same in the unit of this device. */
export const radiusText = (unit: Unit<'distance'>, km: string): string =>
  /^\d+$/.test(km.trim()) ? String(Math.round(fromMetric(unit, Number(km)))) : km;
