import { z } from 'zod';
import { ACCOUNT_CHANGES } from './administration.rules.ts';
import { LONGEST_ACTION } from './audit-trail.rules.ts';
import type { Contract } from './kit.ts';
import { Id, Page, PlainDate } from './primitives.ts';
import { Role } from './user.ts';

const Person = z.object({
  id: Id,
  /** Null when there is no such account any more. */
  name: z.string().nullable(),
  role: Role.nullable(),
});

/** One line of the trail: who did what about whom. It holds nothing of what they read or wrote. */
const AuditLine = z.object({
  id: Id,
  at: z.string(),
  action: z.string(),
  /** Null for what nobody was present at. */
  actor: Person.nullable(),
  /** The first ten of them. */
  subjects: z.array(Person),
  subjectCount: z.number().int(),
  /** Whether it is part of the chain yet. */
  sealed: z.boolean(),
  /** What an administrator changed of an account by it. */
  changes: z.array(
    z.object({
      kind: z.enum(ACCOUNT_CHANGES),
      before: z.string().nullable(),
      after: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
});
export type AuditLine = z.infer<typeof AuditLine>;

export const AuditSearch = Page.extend({
  /** Who did it or whom it is about. */
  person: Id.optional(),
  action: z.string().trim().max(LONGEST_ACTION).optional(),
  /** Days in Haiti, both included. */
  from: PlainDate.optional(),
  until: PlainDate.optional(),
});
export type AuditSearch = z.infer<typeof AuditSearch>;

const AuditState = z.object({
  sealed: z.number().int(),
  unsealed: z.number().int(),
  /** The first place where the events do not match their hashes; null when all do. */
  brokenAt: z.number().int().nullable(),
});
export type AuditState = z.infer<typeof AuditState>;

/** The search in the audit trail. */
export const auditTrail = {
  'GET /api/admin/audit': {
    summary: 'The audit trail, newest first; by person, kind and day',
    query: AuditSearch,
    reply: z.array(AuditLine),
  },
  'GET /api/admin/audit/actions': {
    summary: 'The kinds of events in the trail',
    reply: z.array(z.string()),
  },
  'GET /api/admin/audit/verify': {
    summary: 'Recompute the chain of hashes',
    reply: AuditState,
  },
} as const satisfies Contract;
