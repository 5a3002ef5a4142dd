import { z } from 'zod';
import { RATE_PROBLEMS, RATE_STATES } from './exchange-rates.rules.ts';
import type { Contract } from './kit.ts';
import { Id, Page } from './primitives.ts';

/** One reading of the source. */
const RateReading = z.object({
  id: Id,
  /** Null where it failed. */
  htgPerUsd: z.number().nullable(),
  /** The host that was asked. */
  source: z.string(),
  readAt: z.string(),
  state: z.enum(RATE_STATES),
  problem: z.enum(RATE_PROBLEMS).nullable(),
  /** The administrator who decided about it; null when nobody had to, or when their account was erased. */
  decidedBy: z.string().nullable(),
});
export type RateReading = z.infer<typeof RateReading>;

const RateSource = z.object({
  /** The host that is asked each day; null when none is set. */
  source: z.string().nullable(),
  /** Where in its answer the rate stands. */
  pointer: z.string().nullable(),
  /** Whether administrators named it, and not the environment. */
  isChosen: z.boolean(),
  /** The rate that counts now. */
  htgPerUsd: z.number(),
  /** Where it comes from: an administrator's number counts before the source's, that before the environment's. */
  from: z.enum(['administrator', 'source', 'environment']),
  waiting: RateReading.nullable(),
});
export type RateSource = z.infer<typeof RateSource>;

export const exchangeRates = {
  'GET /api/admin/exchange-rate': {
    summary: 'The exchange rate that counts, where it comes from, and a reading that waits for a decision',
    reply: RateSource,
  },
  'GET /api/admin/exchange-rate/readings': {
    summary: 'Every reading of the source, newest first',
    query: Page,
    reply: z.array(RateReading),
  },
  'POST /api/admin/exchange-rate/read': {
    summary: 'Asks the source now; the next reading by itself is tomorrow',
    reply: RateReading,
    status: 200,
  },
  'POST /api/admin/exchange-rate/decision': {
    summary: 'Lets a rate that differs much from the last one count, or refuses it',
    body: z.object({ readingId: Id, accept: z.boolean() }),
    reply: RateReading,
    status: 200,
  },
} as const satisfies Contract;
