export type VitalSign =
  | 'heart_rate'
  | 'respiratory_rate'
  | 'temperature'
  | 'oxygen'
  | 'glucose'
  | 'glucose_fasting';

export type VitalSource =
  | 'fleming_2011'
  | 'who_imci'
  | 'aha'
  | 'news2_2017'
  | 'nice_ng143'
  | 'who_oximetry'
  | 'ada'
  | 'cdc';

/** `low` and `high` are normal values; a value is critical below `criticalBelow` and from `criticalFrom` on. */
export type VitalRange = {
  low: number;
  high: number;
  criticalBelow?: number;
  criticalFrom?: number;
  source: readonly VitalSource[];
};

const YEAR = 12;

/**
 * 1st and 99th centile of healthy children (Fleming, Lancet 2011;377:1011). The columns are the age in months below which
 * a row applies, the two limits of the heart rate, and the two limits of the breaths per minute.
 */
const CHILDREN: readonly (readonly [number, number, number, number, number])[] = [
  [3, 107, 181, 25, 66],
  [6, 104, 175, 24, 64],
  [9, 98, 168, 23, 61],
  [12, 93, 161, 22, 58],
  [18, 88, 156, 21, 53],
  [24, 82, 149, 19, 46],
  [3 * YEAR, 76, 142, 18, 38],
  [4 * YEAR, 70, 136, 17, 33],
  [6 * YEAR, 65, 131, 17, 29],
  [8 * YEAR, 59, 123, 16, 27],
  [12 * YEAR, 52, 115, 14, 25],
  [15 * YEAR, 47, 108, 12, 23],
  [16 * YEAR, 43, 104, 11, 22],
];

/** NEWS2 (Royal College of Physicians, 2017) applies from 16 years; a value is critical where NEWS2 gives it 3 points. */
const ADULT = {
  heart_rate: { low: 60, high: 100, criticalBelow: 41, criticalFrom: 131, source: ['aha', 'news2_2017'] },
  respiratory_rate: { low: 12, high: 20, criticalBelow: 9, criticalFrom: 25, source: ['news2_2017'] },
} as const satisfies Record<string, VitalRange>;

/** WHO: under five, breathing is fast (a sign of pneumonia) from 60 a minute before 2 months, 50 before a year, 40 after. */
function fastBreathing(ageMonths: number): number {
  if (ageMonths < 2) return 60;
  if (ageMonths < YEAR) return 50;
  return ageMonths < 5 * YEAR ? 40 : Number.POSITIVE_INFINITY;
}

function childRange(vital: 'heart_rate' | 'respiratory_rate', ageMonths: number): VitalRange | undefined {
  const row = CHILDREN.find(([until]) => ageMonths < until);
  if (!row) return undefined;
  const [, lowRate, highRate, lowBreaths, highBreaths] = row;
  if (vital === 'respiratory_rate') {
    // Over 70 in infants and over 50 later is severe (British Thoracic Society, 2011).
    const high = Math.min(highBreaths, fastBreathing(ageMonths) - 1);
    const criticalFrom = ageMonths < YEAR ? 70 : 50;
    return { low: lowBreaths, high, criticalFrom, source: ['fleming_2011', 'who_imci'] };
  }
  // Paediatric life support suspects an arrhythmia from these rates on, and too little circulation below the lower one.
  return ageMonths < YEAR
    ? { low: lowRate, high: highRate, criticalBelow: 60, criticalFrom: 220, source: ['fleming_2011', 'aha'] }
    : { low: lowRate, high: highRate, criticalFrom: 180, source: ['fleming_2011', 'aha'] };
}

/** Under 3 months any fever is an emergency (NICE NG143; WHO's possible serious bacterial infection). */
const temperatureRange = (ageMonths: number): VitalRange =>
  ageMonths < 3
    ? { low: 36.5, high: 37.5, criticalBelow: 35.5, criticalFrom: 38, source: ['who_imci', 'nice_ng143'] }
    : { low: 36, high: 37.9, criticalBelow: 35, criticalFrom: 40, source: ['news2_2017', 'cdc'] };

/** WHO calls less than 90 % hypoxaemia; at sea level healthy people have 95 % or more. */
const OXYGEN: VitalRange = { low: 95, high: 100, criticalBelow: 90, source: ['who_oximetry'] };

/** ADA: below 70 is low, below 54 dangerously low. CDC: from 300 on go to an emergency room. Not for newborns. */
const GLUCOSE = { low: 70, criticalBelow: 54, criticalFrom: 300, source: ['ada', 'cdc'] } as const;

/** Undefined when no published range covers this age. */
export function findRange(vital: VitalSign, ageMonths: number): VitalRange | undefined {
  switch (vital) {
    case 'heart_rate':
    case 'respiratory_rate':
      return ageMonths < 16 * YEAR ? childRange(vital, ageMonths) : ADULT[vital];
    case 'temperature':
      return temperatureRange(ageMonths);
    case 'oxygen':
      return ageMonths < 1 ? undefined : OXYGEN;
    case 'glucose':
      return ageMonths < 1 ? undefined : { ...GLUCOSE, high: 139 };
    case 'glucose_fasting':
      return ageMonths < 1 ? undefined : { ...GLUCOSE, high: 99 };
  }
}
