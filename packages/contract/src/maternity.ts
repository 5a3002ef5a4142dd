import { z } from 'zod';
import { BirthPlan, SentBirthPlan } from './birth-plan.ts';
import { Moment, SentHealthDay, sentNumber } from './health-values.ts';
import type { Contract } from './kit.ts';
import {
  CONTACT_WEEKS,
  DANGER_SIGNS,
  JOURNAL_SYMPTOMS,
  LONGEST_JOURNAL_NOTES,
  MATERNITY_BOUNDS,
  MOODS,
  MOST_MARKS,
  TIMING_KINDS,
} from './maternity.rules.ts';
import { Id, Instant, Page, PlainDate } from './primitives.ts';
import { MaternityProfile } from './user.ts';

export const Mood = z.enum(MOODS);
export type Mood = z.infer<typeof Mood>;

export const JournalSymptom = z.enum(JOURNAL_SYMPTOMS);
export type JournalSymptom = z.infer<typeof JournalSymptom>;

export const DangerSign = z.enum(DANGER_SIGNS);
export type DangerSign = z.infer<typeof DangerSign>;

const unique = <T extends z.ZodType>(of: T) =>
  z
    .array(of)
    .max(50)
    .default([])
    .transform((values) => [...new Set(values)]);

const Entry = { id: Id, date: z.string(), signs: z.array(DangerSign) };
export const JournalEntry = z.object({
  ...Entry,
  mood: Mood,
  symptoms: z.array(JournalSymptom),
  notes: z.string(),
});
export type JournalEntry = z.infer<typeof JournalEntry>;

export const VitalsEntry = z.object({
  ...Entry,
  weight: z.number(),
  systolic: z.number().int(),
  diastolic: z.number().int(),
  /** Who entered it: she herself, or a professional who treats her. */
  authorId: Id,
});
export type VitalsEntry = z.infer<typeof VitalsEntry>;

const wrong = { error: 'vitals_out_of_range' } as const;
const between = ([min, max]: readonly [number, number]) => z.number().min(min, wrong).max(max, wrong);
const SentVitals = z
  .object({
    date: Moment.optional(),
    weight: sentNumber(between(MATERNITY_BOUNDS.weight)),
    systolic: sentNumber(between(MATERNITY_BOUNDS.systolic).int(wrong)),
    diastolic: sentNumber(between(MATERNITY_BOUNDS.diastolic).int(wrong)),
    signs: unique(DangerSign),
  })
  .refine(({ systolic, diastolic }) => systolic > diastolic, { ...wrong, path: ['diastolic'] });
export type SentVitals = z.infer<typeof SentVitals>;

const SentJournal = z.object({
  date: Moment.optional(),
  mood: Mood,
  symptoms: unique(JournalSymptom),
  notes: z
    .string()
    .trim()
    .max(LONGEST_JOURNAL_NOTES)
    .nullish()
    .transform((notes) => notes ?? ''),
  signs: unique(DangerSign),
});
export type SentJournal = z.infer<typeof SentJournal>;

const Dated = z.object({ dueDate: SentHealthDay.optional(), lastPeriod: SentHealthDay.optional() });
const hasDate = ({ dueDate, lastPeriod }: z.infer<typeof Dated>) => Boolean(dueDate ?? lastPeriod);
const noDate = { path: ['dueDate'] };

export const MaternityAlert = z.object({
  id: Id,
  level: z.enum(['urgent', 'emergency']),
  signs: z.array(z.string()),
  message: z.string(),
  at: z.string(),
});
export type MaternityAlert = z.infer<typeof MaternityAlert>;

export const MaternityPatient = z.object({
  id: Id,
  name: z.string(),
  profilePhotoUrl: z.string().nullable(),
  dueDate: PlainDate,
  currentWeek: z.number().int(),
  alerts: z.array(MaternityAlert),
  phone: z.string().nullable(),
  /** The week of the last contact whose day is over, if it neither took place nor was she seen for it. */
  missedContact: z.number().int().nullable(),
  /** Of this pregnancy, the newest 8, oldest first. */
  pressures: z.array(z.object({ at: z.string(), systolic: z.number().int(), diastolic: z.number().int() })),
});
export type MaternityPatient = z.infer<typeof MaternityPatient>;

const Words = z.object({ en: z.string(), fr: z.string(), ht: z.string() });
const Source = z.object({ publisher: z.string(), title: z.string(), year: z.number() });
const Tip = z.object({ week: z.number(), title: Words, text: Words, source: z.array(Source) });

/** What who treats her would begin: nothing is followed before she accepts. */
export const MaternityProposal = z.object({
  id: Id,
  providerId: Id,
  providerName: z.string(),
  dueDate: PlainDate,
  createdAt: z.string(),
});
export type MaternityProposal = z.infer<typeof MaternityProposal>;

/** The same answer whatever exists. */
const Proposed = z.object({ proposed: z.literal(true) });

/** A movement, or a contraction from its start to its end. */
const Mark = z.object({ from: Instant, to: Instant.nullable() });
export const MaternityTiming = z.object({
  id: Id,
  kind: z.enum(TIMING_KINDS),
  startedAt: z.string(),
  endedAt: z.string(),
  marks: z.array(z.object({ from: z.string(), to: z.string().nullable() })),
});
export type MaternityTiming = z.infer<typeof MaternityTiming>;

const SentTiming = z
  .object({
    id: Id,
    kind: z.enum(TIMING_KINDS),
    startedAt: Instant,
    endedAt: Instant,
    marks: z.array(Mark).max(MOST_MARKS),
  })
  .refine(({ startedAt, endedAt }) => Date.parse(endedAt) >= Date.parse(startedAt), { path: ['endedAt'] });
export type SentTiming = z.infer<typeof SentTiming>;

const ContactWeek = z
  .number()
  .int()
  .refine((week) => CONTACT_WEEKS.some((one) => one === week));

const OfPatient = z.object({ id: Id });
const OneEntry = OfPatient.extend({ entryId: Id });
const OneProposal = OfPatient.extend({ proposalId: Id });

export const maternity = {
  'POST /api/data/health/maternity/:id/profile': {
    summary:
      'A pregnancy begins to be followed: by its due date, or by the first day of the last period. Asked by who treats her it is a proposal (202), which she accepts or declines',
    params: OfPatient,
    body: Dated.refine(hasDate, noDate),
    reply: z.union([MaternityProfile, Proposed]),
    status: 201,
    accepted: true,
  },
  'GET /api/data/health/maternity/:id/proposals': {
    summary: 'What those who treat her propose to follow, newest first',
    params: OfPatient,
    reply: z.array(MaternityProposal),
  },
  'POST /api/data/health/maternity/:id/proposals/:proposalId/accept': {
    summary: 'She accepts: the pregnancy begins to be followed',
    params: OneProposal,
    reply: MaternityProfile,
    status: 201,
  },
  'POST /api/data/health/maternity/:id/proposals/:proposalId/decline': {
    summary: 'She declines; who proposed it is told nothing',
    params: OneProposal,
  },
  'PUT /api/data/health/maternity/:id/profile': {
    summary: 'Correct the date, or decide whether those who treat her see journal and vitals',
    params: OfPatient,
    body: Dated.extend({ shared: z.boolean().optional() }),
    reply: MaternityProfile,
  },
  'DELETE /api/data/health/maternity/:id/profile': {
    summary: 'The pregnancy is over; what was written stays',
    params: OfPatient,
  },
  'GET /api/data/health/maternity/:id/journal': {
    summary: 'The journal, newest first',
    params: OfPatient,
    query: Page,
    reply: z.array(JournalEntry),
  },
  'POST /api/data/health/maternity/:id/journal': {
    summary: 'Write into the journal',
    params: OfPatient,
    body: SentJournal,
    reply: JournalEntry,
    status: 201,
  },
  'DELETE /api/data/health/maternity/:id/journal/:entryId': {
    summary: 'Take an entry of the journal back',
    params: OneEntry,
  },
  'GET /api/data/health/maternity/:id/vitals': {
    summary: 'Weight and blood pressure, newest first',
    params: OfPatient,
    query: Page,
    reply: z.array(VitalsEntry),
  },
  'POST /api/data/health/maternity/:id/vitals': {
    summary: 'Note weight (20 to 350 kg) and blood pressure (50 to 260 over 30 to 180)',
    params: OfPatient,
    body: SentVitals,
    reply: VitalsEntry,
    status: 201,
    missing: 'vitals_missing',
  },
  'DELETE /api/data/health/maternity/:id/vitals/:entryId': {
    summary: 'Take a measurement back',
    params: OneEntry,
  },
  'GET /api/data/health/maternity/:id/timings': {
    summary: 'Movements or contractions that she timed, newest first',
    params: OfPatient,
    query: Page.extend({ kind: z.enum(TIMING_KINDS).default('movements') }),
    reply: z.array(MaternityTiming),
  },
  'POST /api/data/health/maternity/:id/timings': {
    summary: 'Keep what was timed; sent again with the same id, nothing is written twice',
    params: OfPatient,
    body: SentTiming,
    reply: MaternityTiming,
    status: 201,
  },
  'DELETE /api/data/health/maternity/:id/timings/:entryId': {
    summary: 'Take what was timed back',
    params: OneEntry,
  },
  'GET /api/data/health/maternity/:id/contacts': {
    summary: 'The weeks of the eight contacts that took place in the pregnancy that is followed',
    params: OfPatient,
    reply: z.array(z.number().int()),
  },
  'PUT /api/data/health/maternity/:id/contacts': {
    summary: 'Say that a contact took place, or that it did not',
    params: OfPatient,
    body: z.object({ week: ContactWeek, done: z.boolean() }),
    reply: z.array(z.number().int()),
  },
  'GET /api/data/health/maternity/:id/birth-plan': {
    summary:
      'How she prepares the birth of the pregnancy that is followed; empty before she has written anything',
    params: OfPatient,
    reply: BirthPlan,
  },
  'PUT /api/data/health/maternity/:id/birth-plan': {
    summary: 'Write the plan for the birth; it replaces the one before',
    params: OfPatient,
    body: SentBirthPlan,
    reply: BirthPlan,
  },
  'GET /api/maternity/tips': {
    summary: 'What to know, by week of pregnancy',
    cacheable: true,
    reply: z.array(Tip),
  },
  'GET /api/providers/:id/maternity-patients': {
    summary:
      'Pregnant patients in one’s care who share it, by risk, with what was alarming lately, pressures and a missed contact',
    params: OfPatient,
    query: Page,
    reply: z.array(MaternityPatient),
  },
} as const satisfies Contract;
