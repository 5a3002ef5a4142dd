import { type TriageTexts, triageTexts } from '@lakou/content';
import { CONTENT_KINDS } from '@lakou/contract/content-reviews.rules';
import type { Provenance } from '@lakou/contract/passages';
import type { Language } from '@lakou/i18n';
import {
  type ContentKind,
  digestOf,
  type Field,
  fieldsOf,
  type Reviewable,
  reviewables,
  triageSlug,
  type Visit,
} from './content-fields.rules.ts';
import {
  type ContentReader,
  listServedCorrections,
  listStandingReviews,
  type ServedCorrection,
  type StandingReview,
} from './content-reviews.store.ts';

type Reviewed = Pick<Provenance, 'reviewedBy' | 'reviewedOn' | 'reviewerProfession'>;

/** Content of one kind as people read it: with its corrections, and who reviewed it. */
export interface Published {
  /** What is read in place of each field. A correction of words that have changed since is not. */
  readonly servedIn: (slug: string, lang: Language) => Visit;
  readonly isCorrected: (slug: string, lang: Language) => boolean;
  /** Whose review holds for the words as they are served; else what the release says. */
  readonly reviewed: (known: { slug: string } & Reviewed) => Reviewed;
}

/** The questions beneath a guide have no clips that a correction would make wrong. */
const hasClip = (field: string) => !field.startsWith('questions.');

const keyOf = (slug: string, lang: Language, field: string) => `${slug} ${lang} ${field}`;

export function publish(
  kind: ContentKind,
  corrections: readonly ServedCorrection[],
  reviews: readonly StandingReview[],
): Published & { readonly reviewOf: (content: Reviewable) => StandingReview | undefined } {
  const byField = new Map(corrections.map((one) => [keyOf(one.slug, one.language, one.field), one]));
  const bySlug = new Map(reviews.map((one) => [one.slug, one]));
  const correctedSlugs = new Set(corrections.map(({ slug }) => slug));
  const servedIn = (slug: string, lang: Language): Visit => {
    if (!correctedSlugs.has(slug)) return (_, text) => text;
    return (field, text) => {
      const found = byField.get(keyOf(slug, lang, field));
      return found?.original === text ? found.text : text;
    };
  };
  let contents: Map<string, Reviewable> | undefined;
  const find = (slug: string) => {
    contents ??= new Map(reviewables(kind).map((one) => [one.slug, one]));
    return contents.get(slug);
  };
  const reviewOf = (content: Reviewable) => {
    const review = bySlug.get(content.slug);
    const holds = review?.digest === digestOf(content, (lang) => servedIn(content.slug, lang));
    return holds ? review : undefined;
  };
  return {
    servedIn,
    isCorrected(slug, lang) {
      const content = correctedSlugs.has(slug) ? find(slug) : undefined;
      const isOther = ({ field, text }: Field) =>
        hasClip(field) && servedIn(slug, lang)(field, text) !== text;
      return content !== undefined && fieldsOf(content, lang).some(isOther);
    },
    reviewed({ slug, reviewedBy, reviewedOn }) {
      const content = bySlug.has(slug) ? find(slug) : undefined;
      const review = content && reviewOf(content);
      if (!review) return { reviewedBy, reviewedOn };
      return {
        reviewedBy: review.reviewer,
        reviewedOn: review.reviewedOn,
        reviewerProfession: review.profession,
      };
    },
    reviewOf,
  };
}

/** Reads what administrators have corrected and clinicians have reviewed. */
export async function readPublished(grant: ContentReader, kind: ContentKind) {
  const [corrections, reviews] = await Promise.all([
    listServedCorrections(grant, kind),
    listStandingReviews(grant, kind),
  ]);
  return publish(kind, corrections, reviews);
}

/**
 * Reads the same for what must be read in an emergency: while the database is away, as it was read last, else as the
 * release says. What was read is remembered by one app only.
 */
export function createPublishedReader(kind: ContentKind): (grant: ContentReader) => Promise<Published> {
  let last: Published = publish(kind, [], []);
  return async (grant) => {
    last = await readPublished(grant, kind).catch(() => last);
    return last;
  };
}

/** All that the symptom checker says in one language, with its corrections. */
export async function readTriageTexts(grant: ContentReader, lang: Language): Promise<TriageTexts> {
  const corrections = await listServedCorrections(grant, 'triage');
  if (corrections.length === 0) return triageTexts(lang);
  const { servedIn } = publish('triage', corrections, []);
  return triageTexts(lang, (group, field, text) => servedIn(triageSlug(group), lang)(field, text));
}

/** Corrects words that were put together from a text of a page, found by the page's address. */
export async function readPageCorrections(
  grant: ContentReader,
  lang: Language,
): Promise<(path: string, words: string) => string> {
  const all = await Promise.all(CONTENT_KINDS.map((kind) => listServedCorrections(grant, kind)));
  const byPath = Map.groupBy(
    all.flatMap((corrections, at) =>
      corrections.flatMap((one) =>
        one.language === lang ? [{ ...one, path: `/app/${CONTENT_KINDS[at]}/${one.slug}` }] : [],
      ),
    ),
    ({ path }) => path,
  );
  return (path, words) =>
    (byPath.get(path) ?? []).reduce(
      (said, { original, text }) => said.replaceAll(original, () => text),
      words,
    );
}
