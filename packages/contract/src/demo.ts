import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Role } from './user.ts';

export const demo = {
  'GET /api/demo': {
    summary: 'The accounts to try the product with; none outside demo mode',
    reply: z.object({
      accounts: z.array(z.object({ role: Role, name: z.string(), email: z.string(), password: z.string() })),
    }),
  },
} as const satisfies Contract;
