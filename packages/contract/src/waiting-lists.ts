import { z } from 'zod';
import { BookingMode } from './bookings.ts';
import type { Contract } from './kit.ts';
import { Id, Instant, Page } from './primitives.ts';

/** One waits for a free time of a provider before a moment. */
export const WaitingListEntry = z.object({
  id: Id,
  providerId: Id,
  providerName: z.string(),
  /** Null when every kind of visit will do. */
  mode: BookingMode.nullable(),
  before: z.string(),
  createdAt: z.string(),
});
export type WaitingListEntry = z.infer<typeof WaitingListEntry>;

export const NewWaitingListEntry = z.object({
  providerId: Id,
  /** Without it: before the first time that is free now, or within four weeks when none is. */
  before: Instant.optional(),
  mode: BookingMode.optional(),
});
export type NewWaitingListEntry = z.infer<typeof NewWaitingListEntry>;

/** Being told when an earlier time opens. */
export const waitingLists = {
  'GET /api/waiting-lists': {
    summary: 'Whose earlier times one waits for, newest first',
    query: Page,
    reply: z.array(WaitingListEntry),
  },
  'POST /api/waiting-lists': {
    summary: 'Be told when a provider has an earlier free time; once more for a provider replaces the wish',
    body: NewWaitingListEntry,
    reply: WaitingListEntry,
    status: 201,
  },
  'DELETE /api/waiting-lists/:id': {
    summary: 'No longer wait',
    params: z.object({ id: Id }),
  },
} as const satisfies Contract;
