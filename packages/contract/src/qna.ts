import { z } from 'zod';
import type { Contract } from './kit.ts';
import { itemsOf } from './primitives.rules.ts';
import { Id, Language, line, Page, SentLanguage } from './primitives.ts';
import { COUNTRIES, countryCodeOf } from './providers.rules.ts';
import {
  LONGEST_HIDING_REASON,
  LONGEST_REPORT_NOTE,
  LONGEST_TAG,
  LONGEST_TEXT,
  LONGEST_TITLE,
  MOST_TAGS,
  PERSON_REPORT_REASONS,
  QUESTION_SORTS,
  QUESTION_STATUSES,
  REPORT_REASONS,
  REPORT_STATES,
  SHORTEST_HIDING_REASON,
} from './qna.rules.ts';
import { SPECIALTIES } from './specialties.rules.ts';

/** Who wrote it; somebody who left has no id. */
const Author = z.object({
  id: Id.nullable(),
  name: z.string(),
  specialty: z.string().nullable(),
  reputation: z.int(),
  profilePhotoUrl: z.string().nullable(),
});

export const Question = z.object({
  id: Id,
  authorId: Id.nullable(),
  title: z.string(),
  description: z.string(),
  specialty: z.string(),
  tags: z.array(z.string()),
  language: Language,
  country: z.enum(COUNTRIES).nullable(),
  status: z.enum(QUESTION_STATUSES),
  answerCount: z.int(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  /** Why an administrator has hidden it; only who wrote it and administrators then still read it. */
  hiddenReason: z.string().nullable(),
  /** Whether the reader follows it. */
  isFollowed: z.boolean(),
  author: Author,
});
export type Question = z.infer<typeof Question>;

export const Answer = z.object({
  id: Id,
  questionId: Id,
  content: z.string(),
  upvotes: z.int(),
  isAccepted: z.boolean(),
  /** Whether the reader has voted for it. */
  hasMyVote: z.boolean(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  /** Why an administrator has hidden it; only who wrote it and administrators then still read it. */
  hiddenReason: z.string().nullable(),
  author: Author,
});
export type Answer = z.infer<typeof Answer>;

const QuestionWithAnswers = Question.extend({ answers: z.array(Answer) });
export type QuestionWithAnswers = z.infer<typeof QuestionWithAnswers>;

const required = { error: 'question_fields_required' } as const;
const Specialty = z.enum(
  SPECIALTIES.map(({ value }) => value),
  required,
);
const Tag = line(LONGEST_TAG).min(1);
const Tags = z
  .union([z.array(z.string().max(200)).max(50), z.string().max(1000)])
  .nullish()
  .transform((sent) => itemsOf(Array.isArray(sent) ? sent.join(',') : (sent ?? '')))
  .pipe(z.array(Tag).max(MOST_TAGS));

const SentQuestion = z.object({
  authorId: z.string().max(100).nullish(),
  title: line(LONGEST_TITLE, { missing: required.error }).min(1, required),
  description: z.string(required).trim().min(1, required).max(LONGEST_TEXT),
  specialty: Specialty,
  tags: Tags,
  language: SentLanguage.default('en'),
});
export type SentQuestion = z.infer<typeof SentQuestion>;

const blank = { error: 'answer_blank' } as const;
const SentAnswer = z.object({
  content: z.string(blank).trim().min(1, blank).max(LONGEST_TEXT),
  authorId: z.string().max(100).nullish(),
  /** The same under the name that clinics use. */
  userId: z.string().max(100).nullish(),
});

const EditedQuestion = SentQuestion.pick({ title: true, description: true, tags: true });
export type EditedQuestion = z.infer<typeof EditedQuestion>;

/** What was read before an edit. */
const Version = z.object({ id: Id, title: z.string().nullable(), text: z.string(), writtenAt: z.string() });
export type Version = z.infer<typeof Version>;

const ReportNote = z
  .string()
  .trim()
  .max(LONGEST_REPORT_NOTE)
  .nullish()
  .transform((note) => note || null);

export const SentReport = z.object({ reason: z.enum(REPORT_REASONS), note: ReportNote });
export type SentReport = z.infer<typeof SentReport>;

const SentPersonReport = z.object({ reason: z.enum(PERSON_REPORT_REASONS), note: ReportNote });
export type SentPersonReport = z.infer<typeof SentPersonReport>;

/** A report with what it is about. */
const Report = z.object({
  id: Id,
  reason: z.enum([...REPORT_REASONS, ...PERSON_REPORT_REASONS]),
  note: z.string().nullable(),
  createdAt: z.string(),
  reporter: z.string().nullable(),
  /** Null where a review or a person was reported. */
  questionId: Id.nullable(),
  answerId: Id.nullable(),
  reviewId: Id.nullable(),
  /** Where a person was reported. */
  personId: Id.nullable(),
  /** Of a review. */
  stars: z.number().int().nullable(),
  /** The question’s, or the name of the provider who was reviewed or of the person who was reported. */
  title: z.string(),
  text: z.string(),
  author: z.string().nullable(),
  hiddenReason: z.string().nullable(),
  closedAt: z.string().nullable(),
  outcome: z.enum(['hidden', 'kept', 'closed']).nullable(),
  /** What an administrator wrote who closed the report of a person. */
  decision: z.string().nullable(),
});
export type Report = z.infer<typeof Report>;

export const ReportSearch = Page.extend({ state: z.enum(REPORT_STATES).default('open') });
export type ReportSearch = z.infer<typeof ReportSearch>;

/** By a hosted model, in the reader’s language; the title of a question stands above its text, in bold. */
const PostTranslation = z.object({ text: z.string(), language: Language });
export type PostTranslation = z.infer<typeof PostTranslation>;

const Told = z.object({ message: z.string() });
const ById = z.object({ id: Id });

export const qna = {
  'GET /api/features/qna/questions': {
    summary:
      'Questions of a specialty, country, language or tag, with all words of `q`, or unanswered ones; `similar`: with some of them',
    query: Page.extend({
      specialty: z.string().max(60).optional(),
      country: z
        .string()
        .max(40)
        .transform((name) => (name === 'all' ? undefined : countryCodeOf(name)))
        .optional(),
      q: z.string().trim().max(100).optional(),
      unanswered: z.literal('1').optional(),
      language: Language.optional(),
      tag: z.string().trim().max(LONGEST_TAG).optional(),
      sort: z.enum(QUESTION_SORTS).optional(),
      /** Those that share most words with `q`, the best first; one page. */
      similar: z.literal('1').optional(),
    }),
    reply: z.array(Question),
    mayLag: true,
  },
  'GET /api/features/qna/questions/:id': {
    summary: 'A question with its answers, the accepted one first',
    params: ById,
    reply: QuestionWithAnswers,
  },
  'POST /api/features/qna/questions': {
    summary: 'Ask a question',
    body: SentQuestion,
    reply: Question,
    status: 201,
  },
  'POST /api/features/qna/questions/:id/answers': {
    summary: 'Answer a question that is not closed',
    params: ById,
    body: SentAnswer,
    reply: Answer,
    status: 201,
  },
  'POST /api/features/qna/questions/:id/accept/:answerId': {
    summary: 'Accept an answer, or take the acceptance back when it is the accepted one; only who asked may',
    params: z.object({ id: Id, answerId: Id }),
    reply: QuestionWithAnswers,
    status: 200,
  },
  'POST /api/features/qna/answers/:id/upvote': {
    summary: 'Vote for an answer of somebody else, once',
    params: ById,
    reply: Answer,
    status: 200,
  },
  'DELETE /api/features/qna/answers/:id/upvote': {
    summary: 'Take the vote back',
    params: ById,
  },
  'POST /api/features/qna/questions/:id/close': {
    summary: 'Close a question: it takes no more answers',
    params: ById,
    reply: Question,
    status: 200,
  },
  'PUT /api/features/qna/questions/:id': {
    summary: 'Change the words of an own question; what it said before is kept',
    params: ById,
    body: EditedQuestion,
    reply: Question,
  },
  'GET /api/features/qna/questions/:id/edits': {
    summary: 'What a question said before its edits, the newest first',
    params: ById,
    reply: z.array(Version),
  },
  'PUT /api/features/qna/answers/:id': {
    summary: 'Change the words of an own answer; what it said before is kept',
    params: ById,
    body: z.object({ content: SentAnswer.shape.content }),
    reply: Answer,
  },
  'GET /api/features/qna/answers/:id/edits': {
    summary: 'What an answer said before its edits, the newest first',
    params: ById,
    reply: z.array(Version),
  },
  'POST /api/features/qna/questions/:id/translation': {
    summary: 'A question in the reader’s language, by a hosted model where one is set and the reader agreed',
    params: ById,
    reply: PostTranslation,
    status: 200,
  },
  'POST /api/features/qna/answers/:id/translation': {
    summary: 'An answer in the reader’s language, in the same way',
    params: ById,
    reply: PostTranslation,
    status: 200,
  },
  'PUT /api/features/qna/questions/:id/follow': {
    summary: 'Be told of new answers to a question',
    params: ById,
    reply: Question,
  },
  'DELETE /api/features/qna/questions/:id/follow': {
    summary: 'Be told no longer',
    params: ById,
  },
  'POST /api/features/qna/questions/:id/reports': {
    summary: 'Report a question to the administrators',
    params: ById,
    body: SentReport,
    reply: Told,
    status: 201,
  },
  'POST /api/features/qna/answers/:id/reports': {
    summary: 'Report an answer to the administrators',
    params: ById,
    body: SentReport,
    reply: Told,
    status: 201,
  },
  'POST /api/reviews/:id/reports': {
    summary: 'Report a review of a provider to the administrators',
    params: ById,
    body: SentReport,
    reply: Told,
    status: 201,
  },
  'POST /api/users/:id/reports': {
    summary: 'Report a person, whom one treats, is treated by or writes with, to the administrators',
    params: ById,
    body: SentPersonReport,
    reply: Told,
    status: 201,
  },
  'GET /api/admin/qna/reports': {
    summary: 'What was reported, the longest wait first; what is decided, the newest first',
    query: ReportSearch,
    reply: z.array(Report),
  },
  'POST /api/admin/qna/reports/:id/hide': {
    summary: 'Hide what was reported; who wrote it is told and reads the reason',
    params: ById,
    body: z.object({ reason: z.string().trim().min(SHORTEST_HIDING_REASON).max(LONGEST_HIDING_REASON) }),
    reply: Report,
    status: 200,
  },
  'POST /api/admin/qna/reports/:id/keep': {
    summary: 'Leave what was reported as it is',
    params: ById,
    reply: Report,
    status: 200,
  },
  'POST /api/admin/qna/reports/:id/close': {
    summary: 'Close the report of a person, with words on what was done; the person is told nothing',
    params: ById,
    body: z.object({ decision: z.string().trim().min(SHORTEST_HIDING_REASON).max(LONGEST_HIDING_REASON) }),
    reply: Report,
    status: 200,
  },
  'POST /api/admin/qna/reports/:id/show': {
    summary: 'Show again what was hidden; who wrote it is told',
    params: ById,
    reply: Report,
    status: 200,
  },
} as const satisfies Contract;
