export const LONGEST_BAND_NAME = 80;
/** Bands of a sliding scale. */
export const MOST_BANDS = 20;

/** What a band takes off, in whole cents. */
export const bandCents = (subtotalCents: number, percent: number): number =>
  Math.round((subtotalCents * percent) / 100);
