import { z } from 'zod';
import type { Contract } from './kit.ts';

const DeviceKey = z.object({
  /** 256 bits, in base64. */
  key: z.string(),
});

/** What a device keeps while there is no network. */
export const outbox = {
  'GET /api/users/me/device-key': {
    summary: 'The key with which a device encrypts what it keeps of this person; always the same',
    reply: DeviceKey,
  },
  'POST /api/users/me/device-pins': {
    summary:
      'The same key after a fresh proof, for a device that wraps it with a PIN; the PIN stays on the device',
    reply: DeviceKey,
  },
} as const satisfies Contract;
