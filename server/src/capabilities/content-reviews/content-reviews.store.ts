import type { Correction, NewCorrection, NewReview, Review } from '@lakou/contract/content-reviews';
import type { Language } from '@lakou/i18n';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import type { ContentKind } from './content-fields.rules.ts';

/** Who reads what is served: everybody, and the administrators who review it. */
export type ContentReader = Grant<
  | 'first-aid:read'
  | 'education:read'
  | 'medicines:read'
  | 'assistant:chat'
  | 'symptom-checker:use'
  | 'pre-visit:read'
  | 'pre-visit:share-check'
  | 'symptom-checker:words'
  | 'marketing-article:write'
  | 'content:list'
  | 'content:read'
  | 'content:review',
  unknown,
  unknown
>;
export interface ContentScope {
  readonly kind: ContentKind;
  readonly slug: string;
}
export type Reviewer = Grant<'content:read' | 'content:review', ContentScope>;

export interface ServedCorrection {
  readonly slug: string;
  readonly field: string;
  readonly language: Language;
  readonly original: string;
  readonly text: string;
}

/** Bounded by the fields of the content: one correction for each. */
export function listServedCorrections({ db }: ContentReader, kind: ContentKind): Promise<ServedCorrection[]> {
  return db.read<ServedCorrection>(
    `select slug, field, language, original, text from content_corrections
     where kind = $1 and ended_at is null`,
    [kind],
  );
}

export interface StandingReview extends Pick<Review, 'reviewer' | 'profession' | 'reviewedOn'> {
  readonly slug: string;
  readonly digest: string;
}

/** The last review of each text. Bounded by the content: one for each text. */
export function listStandingReviews({ db }: ContentReader, kind: ContentKind): Promise<StandingReview[]> {
  return db.read<StandingReview>(
    `select distinct on (slug) slug, reviewer, profession, reviewed_on as "reviewedOn", digest
     from content_reviews where kind = $1 and withdrawn_at is null order by slug, id desc`,
    [kind],
  );
}

type DatedCorrection = Omit<Correction, 'madeAt' | 'endedAt'> & { madeAt: Date; endedAt: Date | null };
const CORRECTION = `c.id, c.field, c.language, c.original, c.text, c.reason, u.name as "madeBy",
  c.made_at as "madeAt", c.ended_at as "endedAt"`;
const toCorrection = (row: DatedCorrection): Correction => ({
  ...row,
  madeAt: row.madeAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});

const MOST_OF_HISTORY = 200;

/** Those in force first, then the newest. */
export async function listCorrections({ db, scope }: Reviewer): Promise<Correction[]> {
  const rows = await db.query<DatedCorrection>(
    `select ${CORRECTION} from content_corrections c
     left join app_users u on u.id = c.made_by and u.erased_at is null
     where c.kind = $1 and c.slug = $2 order by c.ended_at is not null, c.id desc limit ${MOST_OF_HISTORY}`,
    [scope.kind, scope.slug],
  );
  return rows.map(toCorrection);
}

type DatedReview = Omit<Review, 'recordedAt' | 'withdrawnAt'> & {
  recordedAt: Date;
  withdrawnAt: Date | null;
  digest: string;
};
const toReview = ({ digest: _, ...row }: DatedReview): Review => ({
  ...row,
  recordedAt: row.recordedAt.toISOString(),
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
});

/** The newest first. */
export async function listReviews({ db, scope }: Reviewer): Promise<Review[]> {
  const rows = await db.query<DatedReview>(
    `select r.id, r.reviewer, r.profession, r.reviewed_on as "reviewedOn", r.digest, u.name as "recordedBy",
       r.recorded_at as "recordedAt", r.withdrawn_at as "withdrawnAt"
     from content_reviews r left join app_users u on u.id = r.recorded_by and u.erased_at is null
     where r.kind = $1 and r.slug = $2 order by r.id desc limit ${MOST_OF_HISTORY}`,
    [scope.kind, scope.slug],
  );
  return rows.map(toReview);
}

type Writer = Grant<'content:review', ContentScope>;

/** Ends what is served for this field, if anything is. */
export async function endServed(
  { db, scope, actor, at }: Writer,
  { field, language }: Pick<NewCorrection, 'field' | 'language'>,
): Promise<void> {
  await db.query(
    `update content_corrections set ended_at = $5, ended_by = $6
     where kind = $1 and slug = $2 and field = $3 and language = $4 and ended_at is null`,
    [scope.kind, scope.slug, field, language, at, actor.id],
  );
}

export async function insertCorrection(
  { db, scope, actor, at }: Writer,
  { field, language, original, text, reason }: NewCorrection,
): Promise<string> {
  const id = uuidv7();
  await db.query(
    `insert into content_corrections
       (id, kind, slug, field, language, original, text, reason, made_by, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, scope.kind, scope.slug, field, language, original, text, reason, actor.id, at],
  );
  return id;
}

/** False when it was ended before, or is of another text. */
export async function endCorrection({ db, scope, actor, at }: Writer, id: string): Promise<boolean> {
  const ended = await db.query(
    `update content_corrections set ended_at = $4, ended_by = $5
     where id = $1 and kind = $2 and slug = $3 and ended_at is null returning id`,
    [id, scope.kind, scope.slug, at, actor.id],
  );
  return ended.length > 0;
}

export async function insertReview(
  { db, scope, actor, at }: Writer,
  { reviewer, profession, reviewedOn, digest }: NewReview,
): Promise<string> {
  const id = uuidv7();
  await db.query(
    `insert into content_reviews
       (id, kind, slug, reviewer, profession, reviewed_on, digest, recorded_by, recorded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, scope.kind, scope.slug, reviewer, profession, reviewedOn, digest, actor.id, at],
  );
  return id;
}

/** False when it was withdrawn before, or is of another text. */
export async function withdrawReview({ db, scope, actor, at }: Writer, id: string): Promise<boolean> {
  const withdrawn = await db.query(
    `update content_reviews set withdrawn_at = $4, withdrawn_by = $5
     where id = $1 and kind = $2 and slug = $3 and withdrawn_at is null returning id`,
    [id, scope.kind, scope.slug, at, actor.id],
  );
  return withdrawn.length > 0;
}
