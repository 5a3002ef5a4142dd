import { z } from 'zod';
import {
  isCardCode,
  LONGEST_COMMUNE,
  LONGEST_HOME_NOTE,
  LONGEST_PLACE,
  readCardCode,
  SIGHT_STATES,
} from './health-workers.rules.ts';
import type { Contract } from './kit.ts';
import { DangerSign } from './maternity.ts';
import {
  AT_DIASTOLIC,
  boundedNumber,
  Danger,
  isWholePressure,
  orNull,
  Reading,
  Readings,
  SentReadings,
  WRONG_READING,
} from './measured-values.ts';
import { GROWTH_BOUNDS } from './measurements.rules.ts';
import { Id, Instant, Language, line, Page, PersonName, PlainDate, SentDate } from './primitives.ts';

const Named = z.object({ id: Id, name: z.string() });

/** A health worker of a clinic, and who supervises them. */
export const HealthWorker = Named.extend({
  supervisorId: Id,
  supervisorName: z.string(),
  /** Whether the supervising provider still works there and may read records. */
  isSupervised: z.boolean(),
  since: z.string(),
  /** How many people they act for. */
  people: z.number().int(),
});
export type HealthWorker = z.infer<typeof HealthWorker>;

export const ClinicHealthWorkers = z.object({
  workers: z.array(HealthWorker),
  /** Who could become one. */
  candidates: z.array(Named),
  /** Who may supervise: providers with a verified licence who are no health workers themselves. */
  supervisors: z.array(Named),
});
export type ClinicHealthWorkers = z.infer<typeof ClinicHealthWorkers>;

const Consent = z.object({
  recordedAt: z.string(),
  recordedBy: z.string(),
  language: Language,
  witnessName: z.string(),
});

/** What the desk of a clinic sees of the home visits to a patient: who comes, consent and card; no contents. */
export const CommunityPatient = z.object({
  /** Only people without an account. */
  isPossible: z.boolean(),
  workers: z.array(Named.extend({ commune: z.string(), place: z.string().nullable() })),
  /** Other health workers of the clinic. */
  available: z.array(Named),
  consent: Consent.nullable(),
  cardIssuedAt: z.string().nullable(),
});
export type CommunityPatient = z.infer<typeof CommunityPatient>;

/** Shown once: the server keeps only hashes. */
export const NewCard = z.object({
  token: z.string(),
  code: z.string(),
  name: z.string(),
  clinicName: z.string(),
});
export type NewCard = z.infer<typeof NewCard>;

/** What the caller is in home visits. */
export const HomeVisitRole = z.object({
  worker: z.object({ clinicName: z.string(), supervisorName: z.string().nullable() }).nullable(),
  supervises: z.boolean(),
  /** Dangers that workers under the caller’s supervision met and nobody has acknowledged. */
  openDangers: z.number().int(),
});
export type HomeVisitRole = z.infer<typeof HomeVisitRole>;

/** Somebody without an account for whom a health worker acts. */
export const CommunityPerson = z.object({
  id: Id,
  name: z.string(),
  gender: z.enum(['Male', 'Female']).nullable(),
  dateOfBirth: PlainDate.nullable(),
  commune: z.string(),
  /** How the house is found. */
  place: z.string().nullable(),
  consent: Consent.nullable(),
  /** Of visits that the worker may see. */
  lastVisit: z.string().nullable(),
  nextVisit: PlainDate.nullable(),
  /** Whether she was pregnant at the last visit: the next one begins with it. */
  pregnant: z.boolean(),
  sight: z.enum(SIGHT_STATES),
});
export type CommunityPerson = z.infer<typeof CommunityPerson>;

export const HomeVisit = z.object({
  id: Id,
  at: z.string(),
  workerId: Id,
  workerName: z.string(),
  ...Readings,
  armMm: Reading,
  swollenFeet: z.boolean().nullable(),
  fasting: z.boolean().nullable(),
  signs: z.array(DangerSign),
  pregnant: z.boolean(),
  note: z.string().nullable(),
  nextVisit: PlainDate.nullable(),
  danger: Danger.nullable(),
});
export type HomeVisit = z.infer<typeof HomeVisit>;

const yesNoOrNull = z
  .boolean()
  .nullish()
  .transform((said) => said ?? null);
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((value) => value || null);

const SentHomeVisit = z
  .object({
    /** Chosen by the device, so that what is sent twice is written once. */
    id: Id,
    at: Instant,
    ...SentReadings,
    armMm: orNull(boundedNumber(WRONG_READING.error, GROWTH_BOUNDS.armMm)),
    swollenFeet: yesNoOrNull,
    fasting: yesNoOrNull,
    signs: z
      .array(DangerSign)
      .max(50)
      .default([])
      .transform((signs) => [...new Set(signs)]),
    pregnant: z.boolean().default(false),
    note: text(LONGEST_HOME_NOTE),
    nextVisit: PlainDate.nullish().transform((day) => day ?? null),
  })
  .refine(isWholePressure, AT_DIASTOLIC);
export type SentHomeVisit = z.infer<typeof SentHomeVisit>;

/** Spoken before a witness: in which language it was explained, and who heard it. */
const SentConsent = z.object({ language: Language, witnessName: PersonName });
export type SentConsent = z.infer<typeof SentConsent>;

const Where = z.object({
  commune: line(LONGEST_COMMUNE).min(1),
  place: text(LONGEST_PLACE),
});
export type Where = z.infer<typeof Where>;

const SentPerson = Where.extend({
  /** Chosen by the device, so that what is sent twice is written once. */
  id: Id,
  name: PersonName,
  gender: z.enum(['Male', 'Female']).nullish(),
  dateOfBirth: SentDate.nullish(),
  consent: SentConsent,
});
export type SentPerson = z.infer<typeof SentPerson>;

/** A danger that a worker met, for who supervises them. */
export const DangerReport = z.object({
  id: Id,
  personId: Id,
  personName: z.string(),
  commune: z.string().nullable(),
  place: z.string().nullable(),
  dateOfBirth: PlainDate.nullable(),
  gender: CommunityPerson.shape.gender,
  visit: HomeVisit,
  acknowledgedBy: z.string().nullable(),
});
export type DangerReport = z.infer<typeof DangerReport>;

/** A worker's wish to see what others entered about a person. */
export const SightRequest = z.object({
  id: Id,
  personId: Id,
  personName: z.string(),
  workerName: z.string(),
  state: z.enum(['asked', 'approved']),
  askedAt: z.string(),
  until: z.string().nullable(),
});
export type SightRequest = z.infer<typeof SightRequest>;

const ById = z.object({ id: Id });
const OfWorker = z.object({ id: Id, workerId: Id });
const CardSecret = z.union([
  z.object({ token: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.object({ code: z.string().max(40).transform(readCardCode).refine(isCardCode) }),
]);
export type CardSecret = z.infer<typeof CardSecret>;

export const healthWorkers = {
  'GET /api/clinics/:id/health-workers': {
    summary: 'The health workers of a clinic, who could become one, and who may supervise',
    params: ById,
    reply: ClinicHealthWorkers,
  },
  'PUT /api/clinics/:id/health-workers/:workerId': {
    summary: 'Make a provider of the clinic a health worker, or name another supervising provider',
    params: OfWorker,
    body: z.object({ supervisorId: Id }),
  },
  'DELETE /api/clinics/:id/health-workers/:workerId': {
    summary: 'They are no health worker any more; they see nobody from then on',
    params: OfWorker,
  },
  'GET /api/clinics/patients/:id/community': {
    summary: 'Who visits a patient at home, whether consent is recorded, and whether a card is out',
    params: ById,
    reply: CommunityPatient,
  },
  'PUT /api/clinics/patients/:id/community/:workerId': {
    summary: 'Send a health worker to a patient without an account',
    params: OfWorker,
    body: Where,
  },
  'DELETE /api/clinics/patients/:id/community/:workerId': {
    summary: 'A worker visits this patient no more and sees nothing of them',
    params: OfWorker,
  },
  'POST /api/clinics/patients/:id/community/withdrawal': {
    summary: 'The patient withdrew the consent: no worker sees them, and the card opens nothing',
    params: ById,
  },
  'POST /api/clinics/patients/:id/community/card': {
    summary: 'Issue a card; the one before opens nothing any more. What it holds is told once',
    params: ById,
    reply: NewCard,
    status: 201,
  },
  'DELETE /api/clinics/patients/:id/community/card': { summary: 'Revoke the card', params: ById },
  'GET /api/health-workers/me': {
    summary: 'Whether the caller is a health worker or supervises some',
    reply: HomeVisitRole,
  },
  'GET /api/health-workers/people': {
    summary: 'For whom the caller acts, by commune and name',
    query: Page.extend({ commune: z.string().trim().max(LONGEST_COMMUNE).optional() }),
    reply: z.array(CommunityPerson),
  },
  'POST /api/health-workers/people': {
    summary: 'Write down somebody new without an account, with the consent that they spoke',
    body: SentPerson,
    reply: CommunityPerson,
    status: 201,
  },
  'POST /api/health-workers/people/:id/consent': {
    summary: 'Record the consent that a person spoke before a witness',
    params: ById,
    body: SentConsent,
    reply: CommunityPerson,
    status: 201,
  },
  'POST /api/health-workers/people/:id/withdrawal': {
    summary: 'The person withdrew the consent: no worker sees them from now on, and the card opens nothing',
    params: ById,
  },
  'POST /api/health-workers/people/:id/sight': {
    summary: 'Ask the supervising provider to see what others entered',
    params: ById,
    reply: CommunityPerson,
    status: 201,
  },
  'GET /api/health-workers/people/:id/visits': {
    summary: 'Home visits, newest first: one’s own, and those of others once that was approved',
    params: ById,
    query: Page,
    reply: z.array(HomeVisit),
  },
  'POST /api/health-workers/people/:id/visits': {
    summary: 'Record a home visit; a danger is told to the supervising provider',
    params: ById,
    body: SentHomeVisit,
    reply: HomeVisit,
    status: 201,
  },
  'POST /api/health-workers/cards/open': {
    summary: 'Find the person of a card, by what its QR code holds or by its code',
    body: CardSecret,
    reply: z.object({ id: Id }),
  },
  'GET /api/health-workers/dangers': {
    summary: 'Dangers that workers under the caller’s supervision met: unseen ones first, then the newest',
    query: Page,
    reply: z.array(DangerReport),
  },
  'POST /api/health-workers/dangers/:id/acknowledge': {
    summary: 'Say that one has seen it; the worker is shown that',
    params: ById,
  },
  'GET /api/health-workers/sight-requests': {
    summary: 'What workers under the caller’s supervision asked to see, or see',
    query: Page,
    reply: z.array(SightRequest),
  },
  'POST /api/health-workers/sight-requests/:id/decision': {
    summary: 'Approve or refuse it',
    params: ById,
    body: z.object({ approve: z.boolean() }),
  },
  'DELETE /api/health-workers/sight-requests/:id': {
    summary: 'End what was approved, at once',
    params: ById,
  },
} as const satisfies Contract;
