import type { BookingMode, Fare } from '@lakou/contract/bookings';

/** What is asked where the provider names no fee of their own, and what is added for the service. */
const USUAL_BASE_CENTS = 5000;
const SERVICE_FEE_CENTS = 500;

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
