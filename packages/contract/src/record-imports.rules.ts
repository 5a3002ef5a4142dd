/** Of a file, in bytes. */
export const MOST_IMPORT_BYTES = 5 * 1024 * 1024;
/** Resources of a bundle; a larger one is refused whole. */
export const MOST_IMPORT_RESOURCES = 10_000;
/** What is taken over at once. */
export const MOST_IMPORTED = 500;
/** Laboratory values that are taken over at once. */
export const MOST_IMPORTED_VALUES = 2000;
/** How the record came: from a file, or by a SMART Health Link. */
export const IMPORT_WAYS = ['file', 'link'] as const;
/** Of a source's name. */
export const LONGEST_SOURCE = 120;
/** Nobody alive has anything from before. */
export const EARLIEST_YEAR = '1900';

/** Why something of a bundle cannot be taken over. */
export const LEFT_REASONS = [
  'unsupported',
  'no_name',
  'too_long',
  'wrong_date',
  'withdrawn',
  'not_done',
  'none_known',
  'other_person',
  'no_relative',
  'no_unit',
  'wrong_value',
  'no_value',
  'no_date',
  'not_final',
] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];
/** Lines about what cannot be taken over; the rest is counted. */
export const MOST_LEFT = 200;

/** Whether the bundle is about the person whose record is open, by the day of birth, else by the name. */
export const PERSON_MATCHES = ['same', 'different', 'unknown'] as const;
