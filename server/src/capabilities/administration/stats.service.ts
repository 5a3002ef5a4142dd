import type { Figures, SiteStats } from '@lakou/contract/administration';
import { Temporal } from 'temporal-polyfill';
import type { Grant } from '#platform/access/grant.ts';
import { startOfDay } from '../scheduling/open-hours.rules.ts';
import { dayIn, HOME_ZONE } from '../scheduling/scheduling.service.ts';
import { countAll, countDaily, countPeriod, countWaiting } from './stats.store.ts';

const DAY_MS = 24 * 3600 * 1000;
const NOTHING: Figures = { newUsers: 0, bookings: 0, completedVisits: 0, paid: 0 };

/** The days up to now, today as far as it has gone, beside the same span of as many days before. */
export async function readStats(grant: Grant<'stats:read'>, days: number): Promise<SiteStats> {
  const { at } = grant;
  const first = dayIn(HOME_ZONE, new Date(at.getTime() - (days - 1) * DAY_MS));
  const from = new Date(startOfDay(Temporal.PlainDate.from(first), HOME_ZONE));
  const earlier = (moment: Date) => new Date(moment.getTime() - days * DAY_MS);
  return {
    ...((await countAll(grant)) ?? { totalUsers: 0, totalPatients: 0, totalProviders: 0, totalClinics: 0 }),
    days,
    period: (await countPeriod(grant, { from, until: at })) ?? NOTHING,
    before: (await countPeriod(grant, { from: earlier(from), until: earlier(at) })) ?? NOTHING,
    daily: await countDaily(grant, from, HOME_ZONE),
    waiting: (await countWaiting(grant)) ?? {
      licences: 0,
      credentials: 0,
      refunds: 0,
      failedJobs: 0,
      support: 0,
      reports: 0,
      clinics: 0,
      fundRequests: 0,
      deathReports: 0,
      differences: 0,
    },
  };
}
