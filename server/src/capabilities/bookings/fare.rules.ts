import type { BookingMode, Fare } from '@lakou/contract/bookings';
import { SERVICE_FEE_CENTS, USUAL_BASE_CENTS } from '@lakou/contract/bookings.rules';

export interface Fee {
  readonly baseCents: number;
  readonly payFirst: boolean;
}
export type Fees = Readonly<Partial<Record<BookingMode, Fee>>>;

export const feeFor = (fees: Fees | undefined, mode: BookingMode): Fee =>
  fees?.[mode] ?? { baseCents: USUAL_BASE_CENTS, payFirst: false };

export interface FareCents {
  readonly baseCents: number;
  readonly serviceFeeCents: number;
  readonly totalCents: number;
}

export const fareOf = ({ baseCents }: Fee): FareCents => ({
  baseCents,
  serviceFeeCents: SERVICE_FEE_CENTS,
  totalCents: baseCents + SERVICE_FEE_CENTS,
});

export const inDollars = ({ baseCents, serviceFeeCents, totalCents }: FareCents): Fare => ({
  base: baseCents / 100,
  serviceFee: serviceFeeCents / 100,
  total: totalCents / 100,
});

const DAY_MS = 86_400_000;

/** From when on the patient's side no longer gets anything back. */
export const isLate = (startsAt: Date, at: Date): boolean => at.getTime() > startsAt.getTime() - DAY_MS;

interface Cancelled {
  readonly paymentStatus: string;
  readonly totalCents: number;
  readonly startsAt: Date;
  readonly movedLate: boolean;
}

/** What goes back: all of it until a day before, or when the provider's side cancels; later nothing. */
export function refundCents(booking: Cancelled, byPatient: boolean, at: Date): number {
  if (booking.paymentStatus !== 'paid') return 0;
  return byPatient && (booking.movedLate || isLate(booking.startsAt, at)) ? 0 : booking.totalCents;
}
