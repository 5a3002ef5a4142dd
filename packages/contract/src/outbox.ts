import { z } from 'zod';
import type { Contract } from './kit.ts';

/** What a device keeps while there is no network. */
export const outbox = {
  'GET /api/users/me/device-key': {
    summary: 'The key with which a device encrypts what it keeps of this person; always the same',
    reply: z.object({
      /** 256 bits, in base64. */
      key: z.string(),
    }),
  },
} as const satisfies Contract;
