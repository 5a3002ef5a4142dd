import { z } from 'zod';
import type { Contract } from './kit.ts';

const Message = z.object({ message: z.string() });

const SourceLine = z.object({ id: z.string(), path: z.string(), lines: z.number().int() });
export type SourceLine = z.infer<typeof SourceLine>;

const SystemState = z.object({
  canReset: z.boolean(),
  /** After a reset the demo is there anew; else the next administrator comes from the command line. */
  isDemo: z.boolean(),
  /** The newest first, at most 20. */
  backups: z.array(z.object({ name: z.string(), bytes: z.number(), createdAt: z.string() })),
});
export type SystemState = z.infer<typeof SystemState>;

export const system = {
  'GET /api/hello': { summary: 'A sign of life', reply: Message },
  'GET /api/admin/system': {
    summary: 'Whether the database may be reset, and which backups there are',
    reply: SystemState,
  },
  'POST /api/admin/reset-database': {
    summary: 'Back up, then delete everything; everybody is signed out',
    body: z.object({ confirmation: z.string().max(40) }),
    reply: Message,
  },
  'GET /api/admin/server-code': {
    summary: 'The files of the server that can be read, from the manifest of the build',
    reply: z.array(SourceLine),
  },
  'GET /api/admin/server-code/:id': {
    summary: 'One of these files, by its id in the manifest',
    params: z.object({ id: z.string().max(100) }),
    reply: SourceLine.extend({ text: z.string() }),
  },
} as const satisfies Contract;
