import type { SponsorshipYear } from '@lakou/contract/sponsorships';
import { FEE_REFUND_DAYS, RENEWABLE_DAYS } from '@lakou/contract/sponsorships.rules';
import type { YearRow } from './years.store.ts';

const DAY_MS = 86_400_000;

/** The calendar day in Haiti, which every year of support goes by. */
export const dayIn = (at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Port-au-Prince' }).format(at);

/** Just paid, and not cancelled: cancelling gives the money back. */
export const isRefundable = ({ paidAt, cancelledAt }: YearRow, at: Date): boolean =>
  paidAt !== null && cancelledAt === null && at.getTime() - paidAt.getTime() < FEE_REFUND_DAYS * DAY_MS;

/** It ends soon or has ended. */
export const isRenewable = ({ endsOn }: YearRow, at: Date): boolean =>
  endsOn === null || endsOn <= dayIn(new Date(at.getTime() + RENEWABLE_DAYS * DAY_MS));

export const toYear = (row: YearRow, at: Date): SponsorshipYear => ({
  id: row.id,
  amount: row.amountCents / 100,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  isPaid: row.paidAt !== null,
  renews: row.cancelledAt === null,
  refundable: isRefundable(row, at),
  renewable: isRenewable(row, at),
});
