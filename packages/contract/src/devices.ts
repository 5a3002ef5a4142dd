import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Id } from './primitives.ts';

/** A place where the person is signed in. Nothing here gives access to the session. */
export const DeviceSession = z.object({
  id: Id,
  /** For people, such as Chrome and Android; null when unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string(),
  createdAt: z.string(),
  /** Exact to a few minutes. */
  lastSeenAt: z.string(),
  current: z.boolean(),
});
export type DeviceSession = z.infer<typeof DeviceSession>;

/** A password, typed again to confirm the person's identity. */
export const OwnPassword = z.object({ password: z.string().min(1).max(1000) });

/** Devices signed in. */
export const devices = {
  'GET /api/users/me/sessions': {
    summary: 'Where one is signed in, this session first',
    reply: z.array(DeviceSession),
  },
  'DELETE /api/users/me/sessions/:id': {
    summary: 'Sign one of one’s own devices out',
    params: z.object({ id: Id }),
  },
  'DELETE /api/users/me/sessions': { summary: 'Sign out everywhere but here' },
} as const satisfies Contract;
