import type { Page } from '@lakou/contract/primitives';
import type { Earnings, EarningsPeriod, PaidBooking } from '@lakou/contract/provider-workspace';
import type { Grant } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { dayIn, findWork } from '../scheduling/scheduling.service.ts';
import {
  type Between,
  listPaidBookings,
  type PeriodSums,
  sumAwaiting,
  sumByPeriod,
  sumByService,
} from './earnings.store.ts';
import { type Days, daysOf, momentOf, startsOf } from './periods.rules.ts';

type Reader = Grant<'earnings:read'>;
type Asked = { from?: string | undefined; to?: string | undefined };

const between = ({ from, to }: Days, timeZone: string): Between => ({
  start: momentOf(from, timeZone),
  end: momentOf(to.add({ days: 1 }), timeZone),
});

async function spanOf(grant: Reader, asked: Asked): Promise<{ days: Days; timeZone: string }> {
  const { timeZone } = await findWork(grant);
  const days = daysOf(asked, dayIn(timeZone, grant.at));
  return days ? { days, timeZone } : fail('invalid_request');
}

type Cents = Omit<PeriodSums, 'period'>;
const NOTHING: Cents = { capturedCents: 0, refundedCents: 0, visits: 0 };

const add = (a: Cents, b: Cents): Cents => ({
  capturedCents: a.capturedCents + b.capturedCents,
  refundedCents: a.refundedCents + b.refundedCents,
  visits: a.visits + b.visits,
});

const inDollars = ({ capturedCents, refundedCents, visits }: Cents) => ({
  captured: capturedCents / 100,
  refunded: refundedCents / 100,
  net: (capturedCents - refundedCents) / 100,
  visits,
});

/** Payments and refunds of each period, by days in the provider's time zone. */
export async function readEarnings(
  grant: Reader,
  { by, ...asked }: Asked & { by: EarningsPeriod },
): Promise<Earnings> {
  const { days, timeZone } = await spanOf(grant, asked);
  const starts = startsOf(days, by);
  const moments = starts.map((day) => momentOf(day, timeZone));
  const span = between(days, timeZone);
  const [sums, services] = await Promise.all([sumByPeriod(grant, moments, span), sumByService(grant, span)]);
  const byPeriod = new Map(sums.map((one) => [one.period, one]));
  return {
    timeZone,
    from: days.from.toString(),
    to: days.to.toString(),
    periods: starts.map((start, index) => ({
      start: start.toString(),
      ...inDollars(byPeriod.get(index + 1) ?? NOTHING),
    })),
    totals: { ...inDollars(sums.reduce(add, NOTHING)), awaiting: (await sumAwaiting(grant)) / 100 },
    services: services.map(({ serviceType, serviceNames, ...cents }) => ({
      serviceType,
      serviceNames,
      ...inDollars(cents),
    })),
  };
}

export async function readPaidBookings(grant: Reader, asked: Asked & Page): Promise<PaidBooking[]> {
  const { days, timeZone } = await spanOf(grant, asked);
  return listPaidBookings(grant, between(days, timeZone), asked);
}
