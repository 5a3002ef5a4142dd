import { z } from 'zod';
import { DEATH_DECISIONS, DEATH_STATES, LONGEST_DEATH_NOTE } from './deaths.rules.ts';
import type { Contract } from './kit.ts';
import { Id, Page, SentDate } from './primitives.ts';

export const NewDeathReport = z.object({
  dependentId: Id.nullish(),
  diedOn: SentDate,
  /** The address of an uploaded document, or a data URL. */
  documentUrl: z.string().min(1).max(15_000_000),
});
export type NewDeathReport = z.infer<typeof NewDeathReport>;

/** A report as administrators check it. */
export const DeathReport = z.object({
  id: Id,
  patientId: Id,
  dependentId: Id.nullable(),
  name: z.string(),
  dateOfBirth: z.string().nullable(),
  /** Whose account holds the record of a dependent. */
  holderName: z.string().nullable(),
  diedOn: z.string(),
  reportedBy: z.string(),
  byProvider: z.boolean(),
  reportedAt: z.string(),
  documentUrl: z.string(),
  state: z.enum(DEATH_STATES),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  note: z.string().nullable(),
});
export type DeathReport = z.infer<typeof DeathReport>;

export const DeathDecision = z.object({
  decision: z.enum(DEATH_DECISIONS),
  note: z.string().trim().max(LONGEST_DEATH_NOTE).optional(),
});
export type DeathDecision = z.infer<typeof DeathDecision>;

export const deaths = {
  'POST /api/records/:id/death-report': {
    summary:
      'Report with a document that somebody died: a provider in care, who acts for them, or the holder of a dependent’s record',
    params: z.object({ id: Id }),
    body: NewDeathReport,
    reply: z.object({ id: Id, state: z.enum(DEATH_STATES), diedOn: z.string(), reportedAt: z.string() }),
    status: 201,
  },
  'GET /api/admin/death-reports': {
    summary: 'Reports that wait, the longest first; or those decided, the newest first',
    query: Page.extend({ which: z.enum(['waiting', 'decided']).optional() }),
    reply: z.array(DeathReport),
  },
  'PUT /api/admin/death-reports/:id': {
    summary: 'Confirm or refuse a report, or take a confirmation back',
    params: z.object({ id: Id }),
    body: DeathDecision,
    reply: DeathReport,
  },
} as const satisfies Contract;
