import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Id, Page, PlainDate } from './primitives.ts';
import { LONGEST_RECALL_NOTE, MOST_RECALL_WEEKS, RECALL_STATES } from './recalls.rules.ts';

const RecallState = z.enum(RECALL_STATES);

/** A patient whom a provider wants to see again. */
export const Recall = z.object({
  id: Id,
  patientId: Id,
  dependentId: Id.nullable(),
  /** The person who is to be seen. */
  patientName: z.string(),
  dueOn: PlainDate,
  /** For the provider alone. */
  note: z.string().nullable(),
  state: RecallState,
});
export type Recall = z.infer<typeof Recall>;

export const NewRecall = z.object({
  patientId: Id,
  dependentId: Id.nullish(),
  weeks: z.number().int().min(1).max(MOST_RECALL_WEEKS),
  note: z.string().trim().max(LONGEST_RECALL_NOTE).optional(),
});
export type NewRecall = z.infer<typeof NewRecall>;

/** Follow-up: whom a provider wants to see again, and who did not come. */
export const recalls = {
  'GET /api/providers/me/recalls': {
    summary: 'Whom one wants to see again, by day; or only those who did not come',
    query: Page.extend({ state: RecallState.optional() }),
    reply: z.array(Recall),
  },
  'POST /api/providers/me/recalls': {
    summary: 'See a patient again in some weeks; two weeks before, the patient is told and can book',
    body: NewRecall,
    reply: Recall,
    status: 201,
  },
  'DELETE /api/providers/me/recalls/:id': {
    summary: 'No longer wait for a patient',
    params: z.object({ id: Id }),
  },
} as const satisfies Contract;
