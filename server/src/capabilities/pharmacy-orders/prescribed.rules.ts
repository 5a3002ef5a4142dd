import type { PrescribedMedicine } from '@lakou/contract/prescriptions';

type Amount = Pick<PrescribedMedicine, 'dose' | 'frequency' | 'durationDays' | 'quantity' | 'refills'>;

const PER_DAY: Readonly<Record<PrescribedMedicine['frequency'], number>> = {
  morning: 1,
  evening: 1,
  night: 1,
  once_daily: 1,
  twice_daily: 2,
  three_daily: 3,
  four_daily: 4,
  every_6_hours: 4,
  every_8_hours: 3,
  every_12_hours: 2,
  weekly: 1 / 7,
  once: 1,
  as_needed: 4,
};
/** For how many days a medicine that goes on is handed over at once. */
const DAYS_AT_ONCE = 30;

/** How many are handed over at once: as was prescribed, else what the doses of the time add up to. */
export function oneFill({ dose, frequency, durationDays, quantity }: Amount): number {
  if (quantity !== null) return quantity;
  const days = frequency === 'once' ? 1 : (durationDays ?? DAYS_AT_ONCE);
  return Math.ceil(dose * PER_DAY[frequency] * days);
}

/** How many may be handed over now, after so many were before; refills allow as many again. */
export function mostNow(amount: Amount, before: number): number {
  const fill = oneFill(amount);
  return Math.max(0, Math.min(fill, fill * (1 + amount.refills) - before));
}
