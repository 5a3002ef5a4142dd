import type { Report, ReportSearch, SentPersonReport, SentReport } from '@lakou/contract/qna';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import { ROWS_OF_A_PAGE } from '#platform/db/one-page.ts';

/** A report, and the question, the answer, the review or the person that it is about. */
export interface ReportScope {
  readonly reportId: string;
  /** Null for a review and a person. */
  readonly questionId: string | null;
  readonly answerId: string | null;
  readonly reviewId: string | null;
  readonly personId: string | null;
}

export async function findReportTarget({ db }: Lookup, id: string): Promise<ReportScope | undefined> {
  const [found] = await db.read<ReportScope>(
    `select r.id as "reportId", coalesce(r.question_id, a.question_id) as "questionId",
       r.answer_id as "answerId", r.review_id as "reviewId", r.person_id as "personId"
     from qna_reports r left join answers a on a.id = r.answer_id where r.id = $1`,
    [id],
  );
  return found;
}

/** For policies: a review that is shown. */
export async function isShownReview({ db }: Lookup, id: string): Promise<boolean> {
  const found = await db.read('select 1 from provider_reviews where id = $1 and hidden_at is null', [id]);
  return found.length > 0;
}

type Reporter = Grant<'question:report' | 'answer:report' | 'review:report' | 'person:report', object>;

interface Target {
  readonly questionId?: string;
  readonly answerId?: string;
  readonly reviewId?: string;
  readonly personId?: string;
}

/** The id of the report; undefined when the person has an open one on it. */
export async function insertReport(
  { db, actor, at }: Reporter,
  target: Target,
  { reason, note }: SentReport | SentPersonReport,
): Promise<string | undefined> {
  const [added] = await db.query<{ id: string }>(
    `insert into qna_reports (id, question_id, answer_id, review_id, person_id, reporter_id, reason, note, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
    [
      uuidv7(),
      target.questionId ?? null,
      target.answerId ?? null,
      target.reviewId ?? null,
      target.personId ?? null,
      actor.id,
      reason,
      note,
      at,
    ],
  );
  return added?.id;
}

type Dated = Omit<Report, 'createdAt' | 'closedAt'> & { createdAt: Date; closedAt: Date | null };
const toReport = (row: Dated): Report => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
});

const REPORT = `select r.id, r.reason, r.note, r.created_at as "createdAt", b.name as reporter,
    q.id as "questionId", a.id as "answerId", v.id as "reviewId", r.person_id as "personId", v.stars,
    coalesce(q.title, p.name) as title, coalesce(a.content, q.description, v.text, '') as text, u.name as author,
    case when v.id is not null then v.hidden_reason when a.id is null then q.hidden_reason
      else a.hidden_reason end as "hiddenReason",
    r.closed_at as "closedAt", r.outcome, r.decision
  from qna_reports r
  left join answers a on a.id = r.answer_id
  left join questions q on q.id = coalesce(r.question_id, a.question_id)
  left join provider_reviews v on v.id = r.review_id
  left join app_users p on p.id = coalesce(v.provider_id, r.person_id)
  left join app_users b on b.id = r.reporter_id and b.erased_at is null
  left join app_users u on u.id = coalesce(v.author_id, case when a.id is null then q.author_id else a.author_id end)
    and u.erased_at is null`;

const PART = {
  open: { where: 'r.closed_at is null and ($1::uuid is null or r.id > $1)', order: 'id' },
  closed: { where: 'r.closed_at is not null and ($1::uuid is null or r.id < $1)', order: 'id desc' },
} as const;

/** One more than the page size when there are more. */
export async function listReports(
  { db }: Grant<'reports:list'>,
  { limit, after, state }: ReportSearch,
): Promise<Report[]> {
  const { where, order } = PART[state];
  const rows = await db.read<Dated>(
    `select * from (${REPORT} where ${where} order by r.${order} limit ${ROWS_OF_A_PAGE}) p
     order by ${order} limit $2`,
    [after ?? null, limit + 1],
  );
  return rows.map(toReport);
}

export type Moderator = Grant<'qna:moderate', ReportScope>;

export async function findReport({ db, scope }: Moderator): Promise<Report | undefined> {
  const [row] = await db.query<Dated>(`${REPORT} where r.id = $1`, [scope.reportId]);
  return row && toReport(row);
}

/** Closes all open reports on the same; false when there is none. */
export async function closeReports(
  { db, scope, actor, at }: Moderator,
  outcome: 'hidden' | 'kept',
): Promise<boolean> {
  const closed = await db.query(
    `update qna_reports set closed_at = $3, closed_by = $4, outcome = $5
     where closed_at is null and case when $6::uuid is not null then review_id = $6
       when $2::uuid is null then question_id = $1 else answer_id = $2 end returning id`,
    [scope.questionId, scope.answerId, at, actor.id, outcome, scope.reviewId],
  );
  return closed.length > 0;
}

/** Closes one report of a person; others who reported them told something else. False when it is closed. */
export async function closePersonReport(
  { db, scope, actor, at }: Moderator,
  decision: string,
): Promise<boolean> {
  const closed = await db.query(
    `update qna_reports set closed_at = $2, closed_by = $3, outcome = 'closed', decision = $4
     where id = $1 and person_id is not null and closed_at is null returning id`,
    [scope.reportId, at, actor.id, decision],
  );
  return closed.length > 0;
}

interface Hidden {
  readonly authorId: string | null;
  readonly wasAccepted: boolean;
}

/** A review that was hidden or shown, and of whom it is. */
interface ChangedReview {
  readonly authorId: string;
  readonly providerId: string;
}

/** Nothing when it is hidden already. */
export async function hideReview(
  { db, scope, at }: Moderator,
  reason: string,
): Promise<ChangedReview | undefined> {
  const [row] = await db.query<ChangedReview>(
    `update provider_reviews set hidden_at = $2, hidden_reason = $3 where id = $1 and hidden_at is null
     returning author_id as "authorId", provider_id as "providerId"`,
    [scope.reviewId, at, reason],
  );
  return row;
}

/** Nothing when it is not hidden. */
export async function showReview({ db, scope }: Moderator): Promise<ChangedReview | undefined> {
  const [row] = await db.query<ChangedReview>(
    `update provider_reviews set hidden_at = null, hidden_reason = null where id = $1 and hidden_at is not null
     returning author_id as "authorId", provider_id as "providerId"`,
    [scope.reviewId],
  );
  return row;
}

/** Nothing when it is hidden already. A hidden answer is not the accepted one any more. */
export async function hidePost({ db, scope, at }: Moderator, reason: string): Promise<Hidden | undefined> {
  const [row] = scope.answerId
    ? await db.query<Hidden>(
        `with before as (select id, accepted_at from answers where id = $1 and hidden_at is null for update),
           hidden as (
             update answers a set hidden_at = $2, hidden_reason = $3, accepted_at = null from before b
             where a.id = b.id returning a.question_id, a.author_id, b.accepted_at),
           counted as (
             update questions q set answer_count = q.answer_count - 1,
               status = case when h.accepted_at is not null and q.status = 'Resolved' then 'Open' else q.status end
             from hidden h where q.id = h.question_id)
         select author_id as "authorId", accepted_at is not null as "wasAccepted" from hidden`,
        [scope.answerId, at, reason],
      )
    : await db.query<Hidden>(
        `update questions set hidden_at = $2, hidden_reason = $3 where id = $1 and hidden_at is null
         returning author_id as "authorId", false as "wasAccepted"`,
        [scope.questionId, at, reason],
      );
  return row;
}

/** Nothing when it is not hidden. */
export async function showPost({ db, scope }: Moderator): Promise<Pick<Hidden, 'authorId'> | undefined> {
  const [row] = scope.answerId
    ? await db.query<Pick<Hidden, 'authorId'>>(
        `with shown as (
           update answers set hidden_at = null, hidden_reason = null where id = $1 and hidden_at is not null
           returning question_id, author_id),
           counted as (
             update questions q set answer_count = q.answer_count + 1 from shown s where q.id = s.question_id)
         select author_id as "authorId" from shown`,
        [scope.answerId],
      )
    : await db.query<Pick<Hidden, 'authorId'>>(
        `update questions set hidden_at = null, hidden_reason = null where id = $1 and hidden_at is not null
         returning author_id as "authorId"`,
        [scope.questionId],
      );
  return row;
}
