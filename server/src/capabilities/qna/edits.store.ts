import type { EditedQuestion, Version } from '@lakou/contract/qna';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import type { AnswerScope, QuestionScope } from './qna.access.ts';

/** Keeps what the question said and writes what it says now. */
export async function editQuestion(
  { db, scope, at }: Grant<'question:edit', QuestionScope>,
  { title, description, tags }: EditedQuestion,
): Promise<void> {
  await db.query(
    `insert into qna_edits (id, question_id, title, text, written_at)
     select $2, id, title, description, coalesce(edited_at, created_at) from questions where id = $1`,
    [scope.questionId, uuidv7()],
  );
  await db.query(
    `update questions set title = $2, description = $3, tags = $4, edited_at = $5,
       words = to_tsvector('simple', plain_text($2 || ' ' || $3 || ' ' || array_to_string($4::text[], ' ')))
     where id = $1`,
    [scope.questionId, title, description, tags, at],
  );
}

export async function editAnswer(
  { db, scope, at }: Grant<'answer:edit', AnswerScope>,
  content: string,
): Promise<boolean> {
  const open = await db.query(
    `select 1 from questions q join answers a on a.question_id = q.id where a.id = $1 and q.status <> 'Closed'
     for update of q`,
    [scope.answerId],
  );
  if (open.length === 0) return false;
  await db.query(
    `insert into qna_edits (id, answer_id, text, written_at)
     select $2, id, content, coalesce(edited_at, created_at) from answers where id = $1`,
    [scope.answerId, uuidv7()],
  );
  await db.query('update answers set content = $2, edited_at = $3 where id = $1', [
    scope.answerId,
    content,
    at,
  ]);
  return true;
}

type Dated = Omit<Version, 'writtenAt'> & { writtenAt: Date };
const toVersion = (row: Dated): Version => ({ ...row, writtenAt: row.writtenAt.toISOString() });
const MOST_VERSIONS = 50;

export async function listQuestionEdits({
  db,
  scope,
}: Grant<'question:read', QuestionScope>): Promise<Version[]> {
  const rows = await db.read<Dated>(
    `select id, title, text, written_at as "writtenAt" from qna_edits where question_id = $1
     order by id desc limit ${MOST_VERSIONS}`,
    [scope.questionId],
  );
  return rows.map(toVersion);
}

export async function listAnswerEdits({ db, scope }: Grant<'answer:read', AnswerScope>): Promise<Version[]> {
  const rows = await db.read<Dated>(
    `select id, title, text, written_at as "writtenAt" from qna_edits where answer_id = $1
     order by id desc limit ${MOST_VERSIONS}`,
    [scope.answerId],
  );
  return rows.map(toVersion);
}
