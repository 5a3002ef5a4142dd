import { z } from 'zod';
import { ACCOUNT_STATES } from './administration.rules.ts';
import { BOOKING_STATUSES } from './bookings.rules.ts';
import type { Contract } from './kit.ts';
import { Id, Language } from './primitives.ts';
import { LONGEST_VIEW_REASON, SHORTEST_VIEW_REASON } from './support-views.rules.ts';
import { Role } from './user.ts';

const ById = z.object({ id: Id });

/** What support needs to help: never what is booked, written or measured. */
const SupportView = z.object({
  id: Id,
  reason: z.string(),
  endsAt: z.string(),
  account: z.object({
    id: Id,
    name: z.string(),
    email: z.string(),
    role: Role,
    language: Language,
    state: z.enum(ACCOUNT_STATES),
    createdAt: z.string(),
    isProfileComplete: z.boolean(),
    isEmailVerified: z.boolean(),
    hasPhone: z.boolean(),
    twoStep: z.boolean(),
    passkeys: z.int(),
    channels: z.object({ email: z.boolean(), sms: z.boolean(), push: z.boolean() }),
    /** Devices that push messages reach. */
    pushDevices: z.int(),
  }),
  sessions: z.array(
    z.object({
      id: Id,
      browser: z.string().nullable(),
      system: z.string().nullable(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
    }),
  ),
  /** Not what they said. */
  notifications: z.array(
    z.object({
      id: Id,
      createdAt: z.string(),
      deliveredAt: z.string().nullable(),
      readAt: z.string().nullable(),
    }),
  ),
  /** Not what they are for, nor with whom. */
  bookings: z.array(z.object({ id: Id, startsAt: z.string(), status: z.enum(BOOKING_STATUSES) })),
});
export type SupportView = z.infer<typeof SupportView>;

export const supportViews = {
  'POST /api/admin/users/:id/support-views': {
    summary:
      'Look at the account of somebody who needs help, without anything of their health; they are told',
    params: ById,
    body: z.object({ reason: z.string().trim().min(SHORTEST_VIEW_REASON).max(LONGEST_VIEW_REASON) }),
    reply: z.object({ id: Id, endsAt: z.string() }),
    status: 201,
  },
  'GET /api/admin/support-views/:id': {
    summary: 'What support needs to help; for the administrator who opened it, until its time is over',
    params: ById,
    reply: SupportView,
  },
} as const satisfies Contract;
