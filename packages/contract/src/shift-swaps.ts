import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Id, Page } from './primitives.ts';
import { SWAP_STATES } from './shift-swaps.rules.ts';

const Times = z.object({ startTime: z.string(), endTime: z.string() });

/** A shift that somebody gives to a colleague, for one of theirs or for nothing. */
const ShiftSwap = z.object({
  id: Id,
  askerId: Id,
  askerName: z.string(),
  colleagueId: Id,
  colleagueName: z.string(),
  shift: Times,
  /** The colleague's, which the asker takes; null when they take none. */
  otherShift: Times.nullable(),
  state: z.enum(SWAP_STATES),
  askedAt: z.string(),
});
export type ShiftSwap = z.infer<typeof ShiftSwap>;

const SentSwap = z.object({ shiftId: Id, colleagueId: Id, otherShiftId: Id.nullish() });
export type SentSwap = z.infer<typeof SentSwap>;

const One = z.object({ id: Id });

export const shiftSwaps = {
  'GET /api/clinics/:id/shift-swaps': {
    summary:
      'One’s own swaps of shifts that are not over, newest first; those who plan also get all that wait for them',
    params: One,
    query: Page,
    reply: z.array(ShiftSwap),
  },
  'POST /api/clinics/:id/shift-swaps': {
    summary: 'Ask a colleague to take an own shift, or to swap it for one of theirs',
    params: One,
    body: SentSwap,
    reply: ShiftSwap,
    status: 201,
  },
  'POST /api/clinics/shift-swaps/:id/answer': {
    summary: 'The colleague accepts, which a planner then approves, or declines',
    params: One,
    body: z.object({ accept: z.boolean() }),
    reply: ShiftSwap,
    status: 200,
  },
  'POST /api/clinics/shift-swaps/:id/decision': {
    summary:
      'A planner approves: the shifts change hands unless somebody would work twice at once; or refuses',
    params: One,
    body: z.object({ approve: z.boolean() }),
    reply: ShiftSwap,
    status: 200,
  },
  'DELETE /api/clinics/shift-swaps/:id': {
    summary: 'Either of the two takes it back before it is approved',
    params: One,
  },
} as const satisfies Contract;
