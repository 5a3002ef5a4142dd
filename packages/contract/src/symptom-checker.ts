import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Id, Language } from './primitives.ts';
import {
  DANGER_QUESTIONS,
  FOLLOW_UPS,
  LIKELIHOODS,
  LONGEST_COMPLAINT,
  LONGEST_SINCE,
  SEVERITIES,
} from './symptom-checker.rules.ts';

export const Severity = z.enum(SEVERITIES);
export type Severity = z.infer<typeof Severity>;

export const DangerQuestion = z.enum(DANGER_QUESTIONS);
export type DangerQuestion = z.infer<typeof DangerQuestion>;

const Days = z.int().min(0).max(LONGEST_SINCE);

/** One thing that was understood: it is not so, or it has lasted so many days. */
const Correction = z.object({
  code: z.string().max(60),
  denied: z.boolean().nullish(),
  days: Days.nullish(),
});

/** Answers to the follow-up questions; each may be left out. */
const Details = z.strictObject({
  age: z.enum(FOLLOW_UPS.age).optional(),
  since: z.enum(FOLLOW_UPS.since).optional(),
  strength: z.enum(FOLLOW_UPS.strength).optional(),
  pregnant: z.enum(FOLLOW_UPS.pregnant).optional(),
  blood_thinner: z.enum(FOLLOW_UPS.blood_thinner).optional(),
});
export type FollowUpAnswers = z.infer<typeof Details>;

const Words = z.string().max(LONGEST_COMPLAINT);

/** Free text, or a list of texts and symptom codes. Blank text counts as none. */
const Symptoms = z
  .union([Words, z.array(Words).max(60)], {
    error: ({ input }) => ((input ?? undefined) === undefined ? 'symptoms_missing' : undefined),
  })
  .transform((said) => [said].flat().flatMap((one) => one.trim() || []))
  .refine((said) => said.length > 0, { error: 'symptoms_missing' });

/** What the person told: the complaint, and what they answered and changed since. */
export const SymptomComplaint = z.object({
  symptoms: Symptoms,
  /** Yes or no for each question that was asked: `{"breathing": false, "bleeding": true}`. */
  answers: z.partialRecord(DangerQuestion, z.boolean()).nullish(),
  /** What the person changed of what was understood; a thing taken back counts as denied. */
  corrections: z.array(Correction).max(60).nullish(),
  details: Details.nullish(),
});
export type SymptomComplaint = z.infer<typeof SymptomComplaint>;

export const SymptomAnalysis = z.object({
  severity: Severity,
  careRecommendation: z.string(),
  /** The same, one piece of advice each, as it is read aloud. */
  careSteps: z.array(z.string()),
  reasoning: z.string(),
  possibleConditions: z.array(
    z.object({ name: z.string(), likelihood: z.enum(LIKELIHOODS), code: z.string() }),
  ),
  /** What to do, as a code: `call_now`, `crisis_now`, `book_visit` … */
  recommendation: z.string(),
  /** Why, as codes. */
  reasons: z.array(z.string()),
  /** The symptoms that were recognised, in the reader's language. */
  understood: z.array(
    z.object({ code: z.string(), name: z.string(), negated: z.boolean(), days: z.number().nullable() }),
  ),
  /** Words of the text without a known meaning. */
  notUnderstood: z.array(z.string()),
  /** A first aid topic to read while waiting for help. */
  firstAid: z.object({ slug: z.string(), title: z.string() }).nullable(),
  /** What a hosted model added, if one was allowed. */
  note: z.string().nullable(),
  /** Danger signs to ask before a mild result is shown; sent back in `answers`. Empty when it is urgent. */
  questions: z.array(z.object({ code: DangerQuestion, text: z.string(), detail: z.string() })),
  /** Other questions whose answer would change the severity; sent back in `details`, and each may be skipped. */
  followUps: z.array(Details.keyof()),
});
export type SymptomAnalysis = z.infer<typeof SymptomAnalysis>;

const Texts = z.array(z.object({ code: z.string(), text: z.string() }));

/** All that the symptom checker says in one language. */
export const SymptomWords = z.object({
  recommendations: Texts,
  /** The same advice where the country is known, with its own numbers only. */
  byCountry: z.object({ HT: Texts, US: Texts }),
  reasons: Texts,
  conditions: Texts,
  findings: Texts,
  questions: Texts,
  answer: z.object({ you_said: z.string(), words_that_counted: z.string(), no_diagnosis: z.string() }),
  /** The titles of first aid topics. */
  firstAid: Texts,
});
export type SymptomWords = z.infer<typeof SymptomWords>;

export const symptomChecker = {
  'POST /api/ai/symptom-checker': {
    summary: 'How urgent it is, what to do, why, and what it may be; never a diagnosis',
    body: SymptomComplaint.extend({
      /** A dependent: their age is used. */
      dependentId: Id.nullish(),
    }),
    reply: SymptomAnalysis,
    missing: 'symptoms_missing',
    failure: 'analysis_failed',
  },
  'GET /api/ai/symptom-checker/words': {
    summary: 'The words of all answers, kept on phones so that they can check without a network',
    query: z.object({ lang: Language.default('en') }),
    cacheable: true,
    reply: SymptomWords,
  },
} as const satisfies Contract;
