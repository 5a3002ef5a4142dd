/** The two units of each quantity: what is stored and sent, then the one of the United States. */
export const UNITS = {
  temperature: ['celsius', 'fahrenheit'],
  weight: ['kg', 'lb'],
  height: ['cm', 'ft'],
  distance: ['km', 'mi'],
} as const;

export type Quantity = keyof typeof UNITS;
export type Unit<Q extends Quantity = Quantity> = (typeof UNITS)[Q][number];
export type Units = { [Q in Quantity]: Unit<Q> };

export const QUANTITIES = ['temperature', 'weight', 'height', 'distance'] as const satisfies Quantity[];

const KG_PER_LB = 0.45359237;
const CM_PER_INCH = 2.54;
const KM_PER_MILE = 1.609344;
const INCHES_PER_FOOT = 12;

/** One metric value in this unit; a height in `ft` is a number of feet with decimals. */
export function fromMetric(unit: Unit, value: number): number {
  switch (unit) {
    case 'fahrenheit':
      return value * 1.8 + 32;
    case 'lb':
      return value / KG_PER_LB;
    case 'ft':
      return value / CM_PER_INCH / INCHES_PER_FOOT;
    case 'mi':
      return value / KM_PER_MILE;
    default:
      return value;
  }
}

/** A value in this unit as degrees Celsius, kilograms, centimetres or kilometres. */
export function toMetric(unit: Unit, value: number): number {
  switch (unit) {
    case 'fahrenheit':
      return (value - 32) / 1.8;
    case 'lb':
      return value * KG_PER_LB;
    case 'ft':
      return value * INCHES_PER_FOOT * CM_PER_INCH;
    case 'mi':
      return value * KM_PER_MILE;
    default:
      return value;
  }
}

/** Whole feet and inches: 170 cm is 5 feet 7 inches, and 182 cm is 6 feet 0 inches. */
export function feetAndInches(cm: number): { feet: number; inches: number } {
  const inches = Math.round(cm / CM_PER_INCH);
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
}

export const feetToCm = (feet: number, inches: number): number =>
  toMetric('ft', feet + inches / INCHES_PER_FOOT);
