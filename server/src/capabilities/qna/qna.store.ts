import type { Answer, Question, SentQuestion } from '@lakou/contract/qna';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { AnswerScope, QuestionScope, WriterScope } from './qna.access.ts';

export type Dated<Row> = Omit<Row, 'createdAt' | 'editedAt'> & { createdAt: Date; editedAt: Date | null };
export const written = <Row extends { createdAt: Date; editedAt: Date | null }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
});

/** Photos of providers are public; others show none. */
const AUTHOR = `jsonb_build_object('id', u.id, 'name', coalesce(u.name, ''), 'specialty', v.specialty,
  'reputation', coalesce(r.points, 0),
  'profilePhotoUrl', case when u.role = 'PROVIDER' then u.profile_photo_url end) as author`;
export const authorOf = (
  table: string,
) => `left join app_users u on u.id = ${table}.author_id and u.erased_at is null
  left join provider_profiles v on v.user_id = u.id left join qna_reputations r on r.user_id = u.id`;

/** The columns of a question; the parameter is the reader's id. */
export const questionFor = (
  reader: `$${number}`,
) => `q.id, u.id as "authorId", q.title, q.description, q.specialty,
  q.tags, q.language, q.country, q.status, q.answer_count as "answerCount", q.created_at as "createdAt",
  q.edited_at as "editedAt", q.hidden_reason as "hiddenReason",
  exists (select from qna_follows f where f.question_id = q.id and f.user_id = ${reader}) as "isFollowed",
  ${AUTHOR}`;
const VOTES = '(select count(*)::integer from answer_votes w where w.answer_id = a.id)';
const ANSWER = `a.id, a.question_id as "questionId", a.content, ${VOTES} as upvotes,
  a.accepted_at is not null as "isAccepted",
  exists (select from answer_votes w where w.answer_id = a.id and w.voter_id = $2) as "hasMyVote",
  a.created_at as "createdAt", a.edited_at as "editedAt", a.hidden_reason as "hiddenReason", ${AUTHOR}`;

/** Who wrote it, and whether it is hidden. */
export interface Written {
  readonly authorId: string | null;
  readonly isHidden: boolean;
}

export async function findQuestionAuthor({ db }: Lookup, id: string): Promise<Written | undefined> {
  const [found] = await db.read<Written>(
    'select author_id as "authorId", hidden_at is not null as "isHidden" from questions where id = $1',
    [id],
  );
  return found;
}

/** Hidden too when its question is. */
export async function findAnswerAuthor({ db }: Lookup, id: string): Promise<Written | undefined> {
  const [found] = await db.read<Written>(
    `select a.author_id as "authorId", coalesce(a.hidden_at, q.hidden_at) is not null as "isHidden"
     from answers a join questions q on q.id = a.question_id where a.id = $1`,
    [id],
  );
  return found;
}

type QuestionReader = Grant<
  | 'question:read'
  | 'question:answer'
  | 'answer:accept'
  | 'question:close'
  | 'question:edit'
  | 'question:follow',
  QuestionScope
>;

export async function findQuestion({ db, scope, actor }: QuestionReader): Promise<Question | undefined> {
  const [row] = await db.query<Dated<Question>>(
    `select ${questionFor('$2')} from questions q ${authorOf('q')} where q.id = $1`,
    [scope.questionId, actor.id],
  );
  return row && written(row);
}

const MOST_ANSWERS = 200;

/** The accepted one first, then those with most votes; a hidden one for who wrote it and administrators only. */
export async function listAnswers({ db, scope, actor }: QuestionReader): Promise<Answer[]> {
  const rows = await db.query<Dated<Answer>>(
    `select ${ANSWER} from answers a ${authorOf('a')} where a.question_id = $1
       and (a.hidden_at is null or a.author_id = $2 or $3)
     order by a.accepted_at nulls last, ${VOTES} desc, a.id limit ${MOST_ANSWERS}`,
    [scope.questionId, actor.id, actor.role === 'ADMIN'],
  );
  return rows.map(written);
}

/** The country of who asks: where they work, else where their phone is from. */
export async function insertQuestion(
  grant: Grant<'question:ask', WriterScope>,
  id: string,
  { title, description, specialty, tags, language }: SentQuestion,
): Promise<Question> {
  const [row] = await grant.db.query<Dated<Question>>(
    `with q as (
       insert into questions (id, author_id, title, description, specialty, tags, language, country, created_at, words)
       values ($1, $2, $3, $4, $5, $6, $7,
         coalesce((select country from provider_listings where provider_id = $2),
           (select country_of(null, null, phone) from app_users where id = $2)), $8,
         to_tsvector('simple', plain_text($3 || ' ' || $4 || ' ' || array_to_string($6::text[], ' '))))
       returning *)
     select ${questionFor('$2')} from q ${authorOf('q')}`,
    [id, grant.actor.id, title, description, specialty, tags, language, grant.at],
  );
  if (!row) throw new Error('the question was not returned');
  return written(row);
}

/** Counts the answer; false when the question is closed. */
export async function countAnswer({ db, scope }: Grant<'question:answer', QuestionScope>): Promise<boolean> {
  const counted = await db.query(
    `update questions set answer_count = answer_count + 1 where id = $1 and status <> 'Closed' returning id`,
    [scope.questionId],
  );
  return counted.length > 0;
}

export async function insertAnswer(
  { db, scope, actor, at }: Grant<'question:answer', QuestionScope>,
  id: string,
  content: string,
): Promise<void> {
  await db.query(
    'insert into answers (id, question_id, author_id, content, created_at) values ($1, $2, $3, $4, $5)',
    [id, scope.questionId, actor.id, content, at],
  );
}

export async function findAnswer(
  { db, actor }: Grant<'question:answer' | 'answer:vote' | 'answer:edit', object>,
  id: string,
): Promise<Answer | undefined> {
  const [row] = await db.query<Dated<Answer>>(
    `select ${ANSWER} from answers a ${authorOf('a')} where a.id = $1`,
    [id, actor.id],
  );
  return row && written(row);
}

/** Locks the question, so that two acceptances come one after the other. */
export async function lockQuestion({ db, scope }: QuestionReader): Promise<string | undefined> {
  const [row] = await db.query<{ status: string }>('select status from questions where id = $1 for update', [
    scope.questionId,
  ]);
  return row?.status;
}

/** Takes the acceptance from whichever answer has it. */
export async function unaccept({
  db,
  scope,
}: Grant<'answer:accept', QuestionScope>): Promise<{ id: string; authorId: string | null } | undefined> {
  const [row] = await db.query<{ id: string; authorId: string | null }>(
    `update answers set accepted_at = null where question_id = $1 and accepted_at is not null
     returning id, author_id as "authorId"`,
    [scope.questionId],
  );
  return row;
}

/** Nothing when the answer is not one to this question. */
export async function accept(
  { db, scope, at }: Grant<'answer:accept', QuestionScope>,
  answerId: string,
): Promise<{ authorId: string | null } | undefined> {
  const [row] = await db.query<{ authorId: string | null }>(
    `update answers set accepted_at = $3 where id = $2 and question_id = $1 and hidden_at is null returning author_id as "authorId"`,
    [scope.questionId, answerId, at],
  );
  return row;
}

export async function setStatus({ db, scope }: QuestionReader, status: string): Promise<void> {
  await db.query('update questions set status = $2 where id = $1', [scope.questionId, status]);
}

/** Returns whether it was not there before. */
export async function insertVote({
  db,
  scope,
  actor,
  at,
}: Grant<'answer:vote', AnswerScope>): Promise<boolean> {
  const added = await db.query(
    `insert into answer_votes (answer_id, voter_id, at) values ($1, $2, $3) on conflict do nothing returning answer_id`,
    [scope.answerId, actor.id, at],
  );
  return added.length > 0;
}

/** Returns whether there was one. */
export async function deleteVote({ db, scope, actor }: Grant<'answer:vote', AnswerScope>): Promise<boolean> {
  const gone = await db.query(
    'delete from answer_votes where answer_id = $1 and voter_id = $2 returning answer_id',
    [scope.answerId, actor.id],
  );
  return gone.length > 0;
}

export async function addPoints(
  { db }: Grant<'answer:vote' | 'answer:accept' | 'qna:moderate', object>,
  userId: string,
  points: number,
): Promise<void> {
  await db.query(
    `insert into qna_reputations (user_id, points) values ($1, greatest(0, $2))
     on conflict (user_id) do update set points = greatest(0, qna_reputations.points + $2)`,
    [userId, points],
  );
}
