import { z } from 'zod';
import { HAND_OVER_PARTS, HAND_OVER_STATES } from './hand-overs.rules.ts';
import type { Contract } from './kit.ts';
import { Email, Id, PlainDate } from './primitives.ts';

/** An invitation to take over one's own records, as the family sees it. */
export const HandOver = z.object({
  dependentId: Id,
  email: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(HAND_OVER_STATES),
});
export type HandOver = z.infer<typeof HandOver>;

/** What would come over, for who followed the link. */
export const HandOverOffer = z.object({
  /** Whose account the records are in now. */
  from: z.string(),
  name: z.string(),
  dateOfBirth: PlainDate,
  expiresAt: z.string(),
  contents: z.array(z.object({ part: z.enum(HAND_OVER_PARTS), count: z.number().int() })),
});
export type HandOverOffer = z.infer<typeof HandOverOffer>;

const OneDependent = z.object({ id: Id, dependentId: Id });
const ByToken = z.object({ token: z.string().max(100) });

export const handOvers = {
  'GET /api/users/:id/hand-overs': {
    summary: 'Invitations to dependents to take over their records',
    params: z.object({ id: Id }),
    reply: z.array(HandOver),
  },
  'POST /api/users/:id/dependents/:dependentId/hand-over': {
    summary: 'Invite a dependent of 18 or older, by mail, to take over their records; an earlier link ends',
    params: OneDependent,
    body: z.object({ email: Email }),
    reply: HandOver,
    status: 201,
  },
  'DELETE /api/users/:id/dependents/:dependentId/hand-over': {
    summary: 'Withdraw the invitation; its link ends',
    params: OneDependent,
  },
  'POST /api/hand-overs/look': {
    summary: 'What the mailed link would bring into the account of the caller',
    body: ByToken,
    reply: HandOverOffer,
  },
  'POST /api/hand-overs/accept': {
    summary: 'Take the records over: they move to the account of the caller, and the giver sees them no more',
    body: ByToken,
  },
  'POST /api/hand-overs/decline': {
    summary: 'Leave the records where they are; the giver is told',
    body: ByToken,
  },
} as const satisfies Contract;
