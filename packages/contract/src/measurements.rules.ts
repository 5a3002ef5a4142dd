/** What can be asked for; `signs` are danger signs that were told. */
export const MEASUREMENT_KINDS = [
  'pressure',
  'heartRate',
  'temperature',
  'oxygen',
  'weight',
  'glucose',
  'height',
  'arm',
  'signs',
] as const;

/** In cm and mm: a newborn to a tall adult, and the arm of a child. */
export const GROWTH_BOUNDS = { height: [30, 250], armMm: [50, 400] } as const satisfies Record<
  string,
  readonly [least: number, most: number]
>;

/** How far back an entry may be judged together with earlier ones. */
export const EARLIER_DAYS = 8;
