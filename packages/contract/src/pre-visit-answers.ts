import { z } from 'zod';
import type { Contract } from './kit.ts';
import { LONGEST_ANSWER, SINCE, TRIAGE_MARKS } from './pre-visit-answers.rules.ts';
import { Id } from './primitives.ts';
import { Severity, SymptomComplaint } from './symptom-checker.ts';

const TriageMark = z.enum(TRIAGE_MARKS);
export type TriageMark = z.infer<typeof TriageMark>;

const SharedCheck = z.object({
  severity: Severity,
  /** As the patient wrote them; what was chosen from the list is in `understood`. */
  words: z.array(z.string()),
  /** In the reader's language. */
  understood: z.array(z.object({ name: z.string(), negated: z.boolean(), days: z.number().nullable() })),
  reasoning: z.string(),
  checkedAt: z.string(),
});
export type SharedCheck = z.infer<typeof SharedCheck>;

export const PreVisitAnswers = z.object({
  reason: z.string().nullable(),
  since: z.enum(SINCE).nullable(),
  medicines: z.string().nullable(),
  allergies: z.string().nullable(),
  /** Null until the first answer. */
  changedAt: z.string().nullable(),
  symptomCheck: SharedCheck.nullable(),
  mark: TriageMark.nullable(),
  /** Whether the words may become a nameless training phrase; only the patient is told. */
  forTraining: z.boolean().optional(),
});
export type PreVisitAnswers = z.infer<typeof PreVisitAnswers>;

const Answer = z
  .string()
  .trim()
  .max(LONGEST_ANSWER)
  .nullish()
  .transform((text) => text || null);

const params = z.object({ id: Id });

export const preVisitAnswers = {
  'GET /api/bookings/:id/pre-visit-answers': {
    summary: 'What the patient told before a visit, for themselves and the provider of the visit',
    params,
    reply: PreVisitAnswers,
  },
  'PUT /api/bookings/:id/pre-visit-answers': {
    summary: 'Tell the provider why one comes, since when, and what one takes; until the visit begins',
    params,
    body: z.object({
      reason: Answer,
      since: z
        .enum(SINCE)
        .nullish()
        .transform((since) => since ?? null),
      medicines: Answer,
      allergies: Answer,
    }),
  },
  'PUT /api/bookings/:id/symptom-check': {
    summary: 'Share a symptom check with the provider of a visit; we check it again and keep what we find',
    params,
    body: SymptomComplaint,
    failure: 'analysis_failed',
  },
  'DELETE /api/bookings/:id/symptom-check': {
    summary: 'Take a shared symptom check back, until the visit begins',
    params,
  },
  'PUT /api/bookings/:id/training-consent': {
    summary: 'Let the words of a shared symptom check become a nameless training phrase, or take that back',
    params,
    body: z.object({ consent: z.boolean() }),
  },
  'PUT /api/bookings/:id/triage-mark': {
    summary: 'The provider says how right the urgency of the shared symptom check was',
    params,
    body: z.object({ mark: TriageMark }),
  },
} as const satisfies Contract;
