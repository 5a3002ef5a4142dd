/** What was paid, and for how many visits. */
export interface Paid {
  readonly visits: number;
  readonly priceCents: number;
  readonly feeCents: number;
}

/** What one visit is worth: the price divided by the visits, in whole cents; the last has the rest. */
export function shareCents({ visits, priceCents }: Omit<Paid, 'feeCents'>, place: number): number {
  const each = Math.floor(priceCents / visits);
  return place < visits ? each : priceCents - each * (visits - 1);
}

/** The places that no visit takes, the first one first. */
export function freePlaces(visits: number, taken: readonly number[]): number[] {
  return Array.from({ length: visits }, (_, at) => at + 1).filter((place) => !taken.includes(place));
}

/** The shares of the free places; our fee goes back only where nothing was used. */
export function refundCents(paid: Paid, taken: readonly number[]): number {
  const free = freePlaces(paid.visits, taken);
  const shares = free.reduce((sum, place) => sum + shareCents(paid, place), 0);
  return free.length === paid.visits ? shares + paid.feeCents : shares;
}
