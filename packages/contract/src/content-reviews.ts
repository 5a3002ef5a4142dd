import { z } from 'zod';
import {
  CONTENT_KINDS,
  LONGEST_CORRECTION,
  LONGEST_REVIEW_REASON,
  REVIEW_STATES,
  REVIEWER_PROFESSIONS,
  SHORTEST_REVIEW_REASON,
} from './content-reviews.rules.ts';
import type { Contract } from './kit.ts';
import { Id, Language, Page, PersonName, PlainDate } from './primitives.ts';

const Kind = z.enum(CONTENT_KINDS);
const Profession = z.enum(REVIEWER_PROFESSIONS);

/** The kind and the name of a text: `first-aid.burns`. */
const ContentId = z.string().max(120);

const Review = z.object({
  id: Id,
  reviewer: z.string(),
  profession: Profession,
  reviewedOn: z.string(),
  recordedBy: z.string().nullable(),
  recordedAt: z.string(),
  withdrawnAt: z.string().nullable(),
});

const Correction = z.object({
  id: Id,
  field: z.string(),
  language: Language,
  /** The words of the release that it replaces; it is served only as long as the release says this. */
  original: z.string(),
  text: z.string(),
  reason: z.string(),
  madeBy: z.string().nullable(),
  madeAt: z.string(),
  endedAt: z.string().nullable(),
});
export type Correction = z.infer<typeof Correction>;
export type Review = z.infer<typeof Review>;

const ReviewedRow = z.object({
  id: ContentId,
  kind: Kind,
  title: z.string(),
  state: z.enum(REVIEW_STATES),
  reviewer: z.string().nullable(),
  reviewedOn: z.string().nullable(),
  corrections: z.int(),
  /** Corrections whose original has changed: they wait for somebody to look at them. */
  stale: z.int(),
});
export type ReviewedRow = z.infer<typeof ReviewedRow>;

const FieldText = z.object({
  language: Language,
  original: z.string(),
  /** What people read. */
  served: z.string(),
  correction: Correction.extend({ isStale: z.boolean() }).nullable(),
});
export type FieldText = z.infer<typeof FieldText>;

const ReviewedContent = ReviewedRow.extend({
  source: z.array(z.object({ publisher: z.string(), title: z.string(), year: z.number().int() })),
  /** Stands for all texts as they are served now; a review names it, so that nobody signs other words. */
  digest: z.string(),
  fields: z.array(z.object({ field: z.string(), texts: z.array(FieldText) })),
  review: Review.nullable(),
  history: z.object({ reviews: z.array(Review), corrections: z.array(Correction) }),
});
export type ReviewedContent = z.infer<typeof ReviewedContent>;

/** One paragraph of plain words. */
const PlainText = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_CORRECTION)
  .regex(/^[^\p{Cc}<>*_`|[\]{}\\]*$/u);

export const NewCorrection = z.object({
  field: z.string().max(100),
  language: Language,
  /** The words of the release as they were read when the correction was written. */
  original: z.string().max(LONGEST_CORRECTION * 2),
  text: PlainText,
  reason: z.string().trim().min(SHORTEST_REVIEW_REASON).max(LONGEST_REVIEW_REASON),
});
export type NewCorrection = z.infer<typeof NewCorrection>;

export const NewReview = z.object({
  reviewer: PersonName,
  profession: Profession,
  reviewedOn: PlainDate,
  digest: z.string().max(64),
});
export type NewReview = z.infer<typeof NewReview>;

const ById = z.object({ id: ContentId });

export const ContentSearch = Page.omit({ after: true }).extend({
  after: ContentId.optional(),
  kind: Kind.default('first-aid'),
  state: z.enum(REVIEW_STATES).optional(),
  lang: Language.default('en'),
});
export type ContentSearch = z.infer<typeof ContentSearch>;

/** The review of medical content by clinicians, recorded by administrators. */
export const contentReviews = {
  'GET /api/admin/content': {
    summary: 'Medical content of one kind with the state of its review',
    query: ContentSearch,
    reply: z.array(ReviewedRow),
  },
  'GET /api/admin/content/:id': {
    summary: 'One text in three languages, field by field, with its corrections and reviews',
    params: ById,
    query: z.object({ lang: Language.default('en') }),
    reply: ReviewedContent,
  },
  'POST /api/admin/content/:id/corrections': {
    summary: 'Serve other words for one field in one language, until a release changes that field',
    params: ById,
    body: NewCorrection,
    reply: Correction,
    status: 201,
  },
  'DELETE /api/admin/content/:id/corrections/:correctionId': {
    summary: 'Serve the words of the release again',
    params: z.object({ id: ContentId, correctionId: Id }),
  },
  'POST /api/admin/content/:id/reviews': {
    summary: 'Record that a clinician has reviewed all texts as they are served now',
    params: ById,
    body: NewReview,
    reply: Review,
    status: 201,
  },
  'DELETE /api/admin/content/:id/reviews/:reviewId': {
    summary: 'Take a review back',
    params: z.object({ id: ContentId, reviewId: Id }),
  },
} as const satisfies Contract;
