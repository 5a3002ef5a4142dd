import type {
  ContentSearch,
  Correction,
  NewCorrection,
  NewReview,
  Review,
  ReviewedContent,
  ReviewedRow,
} from '@lakou/contract/content-reviews';
import { LANGUAGES, type Language } from '@lakou/i18n';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import {
  contentId,
  digestOf,
  fieldsOf,
  findReviewable,
  type Reviewable,
  reviewables,
} from './content-fields.rules.ts';
import {
  type ContentScope,
  endCorrection,
  endServed,
  insertCorrection,
  insertReview,
  listCorrections,
  listReviews,
  listServedCorrections,
  listStandingReviews,
  type Reviewer,
  type ServedCorrection,
  type StandingReview,
  withdrawReview,
} from './content-reviews.store.ts';
import { publish } from './published.service.ts';

function rowOf(
  content: Reviewable,
  lang: Language,
  corrections: readonly ServedCorrection[],
  reviews: readonly StandingReview[],
): ReviewedRow {
  const own = corrections.filter(({ slug }) => slug === content.slug);
  const last = reviews.find(({ slug }) => slug === content.slug);
  const { servedIn, reviewOf } = publish(content.kind, own, reviews);
  const holds = reviewOf(content) !== undefined;
  const isStale = ({ language, field, original }: ServedCorrection) =>
    !fieldsOf(content, language).some((one) => one.field === field && one.text === original);
  return {
    id: contentId(content),
    kind: content.kind,
    title: servedIn(content.slug, lang)('title', content.titles[lang]),
    state: holds ? 'reviewed' : last ? 'changed' : 'unreviewed',
    reviewer: last?.reviewer ?? null,
    reviewedOn: last?.reviewedOn ?? null,
    corrections: own.length,
    stale: own.filter(isStale).length,
  };
}

/** One more than the page size when there are more. */
export async function listContent(
  grant: Grant<'content:list'>,
  { kind, state, lang, limit, after }: ContentSearch,
): Promise<ReviewedRow[]> {
  const corrections = await listServedCorrections(grant, kind);
  const reviews = await listStandingReviews(grant, kind);
  const rows = reviewables(kind)
    .map((content) => rowOf(content, lang, corrections, reviews))
    .filter((row) => !state || row.state === state);
  const start = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  return rows.slice(start, start + limit + 1);
}

const contentOf = ({ scope }: Reviewer): Reviewable => findReviewable(contentId(scope)) ?? fail('not_found');

export async function readContent(grant: Reviewer, lang: Language): Promise<ReviewedContent> {
  const content = contentOf(grant);
  const { kind, slug } = content;
  const served = (await listServedCorrections(grant, kind)).filter((one) => one.slug === slug);
  const standing = (await listStandingReviews(grant, kind)).filter((one) => one.slug === slug);
  const corrections = await listCorrections(grant);
  const reviews = await listReviews(grant);
  const { servedIn } = publish(kind, served, standing);
  const row = rowOf(content, lang, served, standing);
  const inLanguage = new Map(LANGUAGES.map((one) => [one, fieldsOf(content, one)]));
  const names = [...new Set([...inLanguage.values()].flatMap((fields) => fields.map(({ field }) => field)))];
  return {
    ...row,
    source: [...content.source],
    digest: digestOf(content, (one) => servedIn(slug, one)),
    fields: names.map((field) => ({
      field,
      texts: LANGUAGES.flatMap((language) => {
        const text = inLanguage.get(language)?.find((one) => one.field === field)?.text;
        if (text === undefined) return [];
        const found = corrections.find(
          (one) => one.endedAt === null && one.field === field && one.language === language,
        );
        return [
          {
            language,
            original: text,
            served: servedIn(slug, language)(field, text),
            correction: found ? { ...found, isStale: found.original !== text } : null,
          },
        ];
      }),
    })),
    review: reviews.find(({ withdrawnAt }) => withdrawnAt === null) ?? null,
    history: { reviews, corrections },
  };
}

type Writer = Grant<'content:review', ContentScope>;

const audited = (grant: Writer, action: string, subjectId: string) =>
  writeAudit(grant, { action, actorId: grant.actor.id, subjectId });

/** Who read words that are no longer those of the release reads again first. */
export function correct(grant: Writer, sent: NewCorrection): Promise<Correction> {
  return inTransaction(grant, async (tx) => {
    const fields = fieldsOf(contentOf(tx), sent.language);
    const { text } = fields.find(({ field }) => field === sent.field) ?? fail('not_found');
    if (text !== sent.original) fail('content_changed');
    if (text === sent.text) fail('invalid_request');
    await endServed(tx, sent);
    const id = await insertCorrection(tx, sent);
    await audited(tx, 'content:correct', id);
    return (await listCorrections(tx)).find((one) => one.id === id) ?? fail('not_found');
  });
}

export function uncorrect(grant: Writer, id: string): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    if (!(await endCorrection(tx, id))) fail('not_found');
    await audited(tx, 'content:uncorrect', id);
    return undefined;
  });
}

/** A review holds for the words that the reviewer saw, and for no others. */
export function recordReview(grant: Writer, sent: NewReview): Promise<Review> {
  // Days begin fourteen hours earlier in the east than in Greenwich.
  const latest = new Date(grant.at.getTime() + 14 * 3600 * 1000).toISOString().slice(0, 10);
  if (sent.reviewedOn > latest) fail('invalid_request');
  return inTransaction(grant, async (tx) => {
    const content = contentOf(tx);
    const served = await listServedCorrections(tx, content.kind);
    const { servedIn } = publish(content.kind, served, []);
    if (digestOf(content, (lang) => servedIn(content.slug, lang)) !== sent.digest) fail('content_changed');
    const id = await insertReview(tx, sent);
    await audited(tx, 'content:review', id);
    return (await listReviews(tx)).find((one) => one.id === id) ?? fail('not_found');
  });
}

export function unreview(grant: Writer, id: string): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    if (!(await withdrawReview(tx, id))) fail('not_found');
    await audited(tx, 'content:unreview', id);
    return undefined;
  });
}
