const DAY_MS = 86_400_000;

/** Less than a day before the start, the patient gets nothing back. */
export const isLate = (startsAt: Date, at: Date): boolean => at.getTime() > startsAt.getTime() - DAY_MS;

interface Cancelled {
  readonly paymentStatus: string;
  readonly totalCents: number;
  readonly startsAt: Date;
  readonly movedLate: boolean;
  readonly movedByProvider: boolean;
}

/**
 * Everything until a day before the start, or when the provider or clinic cancels or has moved it;
 * later nothing.
 */
export function refundCents(booking: Cancelled, byPatient: boolean, at: Date): number {
  if (booking.paymentStatus !== 'paid') return 0;
  if (!byPatient || booking.movedByProvider) return booking.totalCents;
  return booking.movedLate || isLate(booking.startsAt, at) ? 0 : booking.totalCents;
}
