import { z } from 'zod';
import type { Contract } from './kit.ts';

/** The solved challenge as the widget sends it: base64 of JSON. It is optional in every call. */
export const HumanProof = z.string().max(2000).nullish();

/** The check "I am not a robot". */
export const humanCheck = {
  'GET /api/auth/human-check': {
    summary: 'A small piece of work for the browser, to be solved once within two minutes',
    reply: z.object({
      algorithm: z.string(),
      challenge: z.string(),
      maxnumber: z.number().int(),
      salt: z.string(),
      signature: z.string(),
    }),
  },
} as const satisfies Contract;
