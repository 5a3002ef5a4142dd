import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Id, Language, Page } from './primitives.ts';
import {
  MOST_ANSWERS,
  QUESTIONNAIRE_IDS,
  QUESTIONNAIRE_LEVELS,
  SELF_ANSWERED,
} from './questionnaires.rules.ts';

const QuestionnaireId = z.enum(QUESTIONNAIRE_IDS);
const Level = z.enum(QUESTIONNAIRE_LEVELS);

/** A questionnaire in one language. */
export const Questionnaire = z.object({
  id: QuestionnaireId,
  title: z.string(),
  /** What it is, and what it is not. */
  about: z.string(),
  credit: z.string(),
  max: z.number(),
  /** What is said before the first question. */
  instruction: z.string(),
  steps: z.array(
    z.object({
      title: z.string(),
      max: z.number(),
      items: z.array(
        z.object({
          code: z.string(),
          /** What the professional says. */
          prompt: z.string(),
          /** What the patient reads, where that is something else. */
          show: z.string().nullable(),
          max: z.number(),
        }),
      ),
    }),
  ),
  /** The words of each answer from 0 on; empty where points are given. */
  options: z.array(z.string()),
  levels: z.array(z.object({ level: Level, text: z.string() })),
});
export type Questionnaire = z.infer<typeof Questionnaire>;

export const QuestionnaireResult = z.object({
  id: Id,
  dependentId: Id.nullable(),
  questionnaire: QuestionnaireId,
  at: z.string(),
  answers: z.array(z.number()),
  educationYears: z.number().nullable(),
  score: z.number(),
  max: z.number(),
  level: Level,
  /** An answer tells of a danger that is acted upon now. */
  danger: z.boolean(),
  authorId: Id.nullable(),
});
export type QuestionnaireResult = z.infer<typeof QuestionnaireResult>;

/** A provider waits for a patient’s own answers. */
export const QuestionnaireRequest = z.object({
  id: Id,
  questionnaire: z.enum(SELF_ANSWERED),
  providerId: Id,
  providerName: z.string(),
  askedAt: z.string(),
  answeredAt: z.string().nullable(),
  resultId: Id.nullable(),
});
export type QuestionnaireRequest = z.infer<typeof QuestionnaireRequest>;

const Answers = z.array(z.number().int().min(0).max(5)).max(MOST_ANSWERS);
const OneRequest = z.object({ id: Id });
const OfPatient = z.object({ id: Id });
const Whose = z.object({ dependentId: Id.optional() });

export const questionnaires = {
  'GET /api/questionnaires': {
    summary: 'The questionnaires, with all their words',
    query: z.object({ lang: Language.default('en') }),
    reply: z.array(Questionnaire),
  },
  'GET /api/data/health/questionnaires/:id': {
    summary: 'Results of a patient, newest first',
    params: OfPatient,
    query: Page.extend({ ...Whose.shape, questionnaire: QuestionnaireId.optional() }),
    reply: z.array(QuestionnaireResult),
  },
  'POST /api/data/health/questionnaires/:id': {
    summary:
      'Keep the answers of a patient; the score is counted here. Sent again with its id, it is kept once',
    params: OfPatient,
    body: z.object({
      id: Id,
      dependentId: Id.nullish(),
      questionnaire: QuestionnaireId,
      answers: Answers,
      educationYears: z.number().int().min(0).max(30).nullish(),
    }),
    reply: QuestionnaireResult,
    status: 201,
  },
  'GET /api/data/health/questionnaires/:id/requests': {
    summary: 'What a patient was asked to answer, newest first',
    params: OfPatient,
    query: Page.extend({ open: z.literal('1').optional() }),
    reply: z.array(QuestionnaireRequest),
  },
  'POST /api/data/health/questionnaires/:id/requests': {
    summary: 'Ask a patient to answer by themselves; asked again before the answer, it is the same request',
    params: OfPatient,
    body: z.object({ questionnaire: z.enum(SELF_ANSWERED) }),
    reply: QuestionnaireRequest,
    status: 201,
  },
  'GET /api/questionnaire-requests/:id': {
    summary: 'One request, for who was asked and who asked',
    params: OneRequest,
    reply: QuestionnaireRequest,
  },
  'POST /api/questionnaire-requests/:id/answers': {
    summary: 'The patient’s own answers, once; the score goes to the record and who asked is told',
    params: OneRequest,
    body: z.object({ answers: Answers }),
    reply: QuestionnaireResult,
    status: 201,
  },
  'DELETE /api/questionnaire-requests/:id': {
    summary: 'No longer ask what was not answered yet',
    params: OneRequest,
  },
} as const satisfies Contract;
