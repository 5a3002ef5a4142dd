import { z } from 'zod';
import type { Contract } from './kit.ts';

export const system = {
  'GET /api/hello': { summary: 'A sign of life', reply: z.object({ message: z.string() }) },
} as const satisfies Contract;
