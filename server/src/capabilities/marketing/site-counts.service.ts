import type { SiteFigures } from '@lakou/contract/marketing';
import type { Grant } from '#platform/access/grant.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { Answered } from '#platform/http/answered.ts';
import type { Platform } from '#platform/platform.ts';
import { dayIn, HOME_ZONE } from '../scheduling/scheduling.service.ts';
import { kindOf } from './site-counts.rules.ts';
import { addCounts, deleteOldCounts, listDays, listPages } from './site-counts.store.ts';

const WRITTEN_EVERY_MS = 10_000;
const DAYS = 30;
const MOST_LISTED = 20;
const KEPT_DAYS = 400;

interface Counter {
  count(answered: Answered): void;
  /** Writes down what was counted since the last time. */
  write(): Promise<void>;
}

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 24 * 3600 * 1000).toISOString().slice(0, 10);

/** Counts in memory and writes now and then, so that no page waits; what a crash loses are ten seconds. */
function createCounter({ db, clock, log }: Platform): Counter {
  let counts = new Map<string, { kind: 'view' | 'search'; path: string; count: number }>();
  let timer: NodeJS.Timeout | undefined;
  async function write() {
    clearTimeout(timer);
    timer = undefined;
    const counted = [...counts.values()];
    counts = new Map();
    if (counted.length === 0) return;
    const at = clock.now();
    const grant = systemGrant('site-counts:write', { db, at, requestId: 'site-counts' });
    await addCounts(grant, dayIn(HOME_ZONE, at), counted);
  }
  return {
    count(answered) {
      const kind = kindOf(answered);
      if (!kind) return;
      const key = `${kind} ${answered.route}`;
      const before = counts.get(key)?.count ?? 0;
      counts.set(key, { kind, path: answered.route, count: before + 1 });
      timer ??= setTimeout(() => {
        write().catch((error: Error) => log.warn({ err: error }, 'counts of pages were lost'));
      }, WRITTEN_EVERY_MS).unref();
    },
    write,
  };
}

const counters = new WeakMap<Platform, Counter>();

/** One for each server. */
export function counterOf(platform: Platform): Counter {
  const counter = counters.get(platform) ?? createCounter(platform);
  counters.set(platform, counter);
  return counter;
}

/** The last 30 days, those without any included. */
export async function readFigures(
  grant: Grant<'site-counts:read'>,
  platform: Platform,
): Promise<SiteFigures> {
  await counterOf(platform).write();
  const today = dayIn(HOME_ZONE, grant.at);
  const from = dayBefore(today, DAYS - 1);
  const [counted, pages] = await Promise.all([listDays(grant, from), listPages(grant, from, MOST_LISTED)]);
  const days = Array.from({ length: DAYS }, (_, index) => {
    const day = dayBefore(today, DAYS - 1 - index);
    return counted.find((one) => one.day === day) ?? { day, views: 0, searches: 0 };
  });
  return {
    views: days.reduce((sum, { views }) => sum + views, 0),
    searches: days.reduce((sum, { searches }) => sum + searches, 0),
    days,
    pages,
  };
}

export async function forgetOldCounts({ db, clock }: Platform): Promise<void> {
  const at = clock.now();
  const grant = systemGrant('site-counts:forget', { db, at, requestId: 'old-site-counts' });
  await deleteOldCounts(grant, dayBefore(dayIn(HOME_ZONE, at), KEPT_DAYS));
}
