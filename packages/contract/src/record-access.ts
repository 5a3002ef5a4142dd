import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Id, Instant } from './primitives.ts';
import { ACCESS_SOURCES, LONGEST_REASON, SHORTEST_REASON } from './record-access.rules.ts';

/** A professional who can read a record now, and why. */
export const RecordAccess = z.object({
  /** Of the grant; null for access that comes with visits, which ends with them. */
  id: Id.nullable(),
  providerId: Id,
  name: z.string(),
  specialty: z.string().nullable(),
  profilePhotoUrl: z.string().nullable(),
  /** Whose record: null for the patient themselves. */
  dependentId: Id.nullable(),
  source: z.enum(ACCESS_SOURCES),
  /** What was given as the reason of an emergency. */
  reason: z.string().nullable(),
  since: z.string(),
  until: z.string(),
});
export type RecordAccess = z.infer<typeof RecordAccess>;

export const recordAccess = {
  'GET /api/records/grants': {
    summary: 'Who can read one’s record and those of one’s dependents now, and why',
    reply: z.array(RecordAccess),
  },
  'POST /api/records/grants': {
    summary: 'Let a listed provider read a record, for a year at most',
    body: z.object({ providerId: Id, dependentId: Id.nullish(), until: Instant }),
    reply: RecordAccess,
    status: 201,
  },
  'DELETE /api/records/grants/:id': {
    summary: 'Take it back, at once; also an access that was taken in an emergency',
    params: z.object({ id: Id }),
  },
  'POST /api/records/:id/break-glass': {
    summary: 'Emergency access for an hour to the record of somebody once treated; they are told at once',
    params: z.object({ id: Id }),
    body: z.object({
      dependentId: Id.nullish(),
      reason: z.string().trim().min(SHORTEST_REASON).max(LONGEST_REASON),
    }),
    reply: z.object({ until: z.string() }),
    status: 201,
  },
} as const satisfies Contract;
