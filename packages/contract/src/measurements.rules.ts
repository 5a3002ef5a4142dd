/** What can be asked for; `signs` are danger signs that were told. */
export const MEASUREMENT_KINDS = [
  'pressure',
  'heartRate',
  'temperature',
  'oxygen',
  'weight',
  'glucose',
  'signs',
] as const;

/** How far back an entry may be judged together with earlier ones. */
export const EARLIER_DAYS = 8;
