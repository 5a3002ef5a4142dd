import type { TravelLeg } from '@lakou/contract/agenda';
import type { Point } from '@lakou/contract/distance.rules';
import { z } from 'zod';
import type { Config } from '#platform/config.ts';
import type { FetchText } from '#platform/http/fetch-public.ts';
import { legOf, type Way, waysBetween } from './travel.rules.ts';

/** What a routing service answers, as far as it is used: metres and seconds of each way. */
const Answer = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(
      z.object({ legs: z.array(z.object({ distance: z.number().min(0), duration: z.number().min(0) })) }),
    )
    .min(1),
});

interface Road {
  readonly kilometres: number;
  readonly minutes: number;
}

const MOST_POINTS = 50;
const MOST_KEPT = 2000;
const KEPT_MS = 86_400_000;
const PAUSE_MS = 60_000;

/** About 100 m: the service need not know which house is visited. */
const text = ({ lat, lng }: Point) => `${lng.toFixed(3)},${lat.toFixed(3)}`;
const keyOf = ({ from, to }: Way) => `${text(from)};${text(to)}`;

/** Asks for ways that follow each other in one call. */
async function askRoads(url: string, ways: readonly Way[], fetchText: FetchText): Promise<Road[]> {
  const points = ways.flatMap(({ from, to }) => [text(from), text(to)]);
  const reply = await fetchText(new URL(`${url}/route/v1/driving/${points.join(';')}?overview=false`));
  const legs = Answer.parse(JSON.parse(reply)).routes[0]?.legs ?? [];
  // Between the end of a way and the start of the next one the service adds a leg of its own.
  return ways.map((_, index) => {
    const leg = legs[index * 2];
    if (!leg) throw new Error('the routing service left out a way');
    return { kilometres: leg.distance / 1000, minutes: Math.ceil(leg.duration / 60) };
  });
}

interface Surroundings {
  readonly config: Pick<Config, 'routingUrl'>;
  readonly clock: { now(): Date };
  readonly log: { warn(details: object, message: string): void };
}

/**
 * The ways between home visits by road, where a routing service is set and answers in time, else by the straight line.
 * Answers are kept for a day, and a service that failed is left alone for a minute, so that no agenda waits for it again.
 */
export function roadTimes({ config, clock, log }: Surroundings, fetchText: FetchText) {
  const kept = new Map<string, Road & { readonly until: number }>();
  let pausedUntil = 0;

  async function learn(url: string, ways: readonly Way[], now: number): Promise<void> {
    const unknown = ways.filter((way) => (kept.get(keyOf(way))?.until ?? 0) <= now).slice(0, MOST_POINTS / 2);
    if (unknown.length === 0 || now < pausedUntil) return;
    try {
      const roads = await askRoads(url, unknown, fetchText);
      if (kept.size > MOST_KEPT) kept.clear();
      for (const [index, way] of unknown.entries()) {
        const road = roads[index];
        if (road) kept.set(keyOf(way), { ...road, until: now + KEPT_MS });
      }
    } catch (error) {
      pausedUntil = now + PAUSE_MS;
      log.warn(
        { problem: error instanceof Error ? error.name : 'unknown' },
        'the routing service did not answer',
      );
    }
  }

  return async (bookings: Parameters<typeof waysBetween>[0]): Promise<TravelLeg[]> => {
    const ways = waysBetween(bookings);
    const now = clock.now().getTime();
    if (config.routingUrl && ways.length > 0) await learn(config.routingUrl, ways, now);
    return ways.map((way) => legOf(way, config.routingUrl ? kept.get(keyOf(way)) : undefined));
  };
}
