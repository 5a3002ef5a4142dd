import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Id } from './primitives.ts';

/** Somewhere somebody is signed in. Nothing here opens the session. */
export const DeviceSession = z.object({
  id: Id,
  /** In words, such as Chrome and Android; null for what we cannot tell. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string(),
  createdAt: z.string(),
  /** Good to a few minutes. */
  lastSeenAt: z.string(),
  current: z.boolean(),
});
export type DeviceSession = z.infer<typeof DeviceSession>;

/** A password typed to prove that it is still the same person. */
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
