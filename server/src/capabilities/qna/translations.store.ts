import type { Grant } from '#platform/access/grant.ts';
import type { AnswerScope, QuestionScope } from './qna.access.ts';

export type QuestionTranslating = Grant<'question:translate', QuestionScope>;
export type AnswerTranslating = Grant<'answer:translate', AnswerScope>;

/** What is translated, and when it was written. */
export interface Post {
  readonly text: string;
  readonly authorId: string | null;
  readonly writtenAt: Date;
  /** What was made of these words before. */
  readonly kept: string | null;
}

const WRITTEN_AT = (table: 'q' | 'a') => `coalesce(${table}.edited_at, ${table}.created_at)`;

/** The title stands above the text, in bold. */
export async function findQuestionText({ db, scope, actor }: QuestionTranslating): Promise<Post | undefined> {
  const [found] = await db.query<Post>(
    `select '**' || q.title || '**' || E'\\n\\n' || q.description as text, q.author_id as "authorId",
       ${WRITTEN_AT('q')} as "writtenAt",
       (select t.text from qna_translations t where t.question_id = q.id and t.language = $2
          and t.written_at = ${WRITTEN_AT('q')}) as kept
     from questions q where q.id = $1`,
    [scope.questionId, actor.language],
  );
  return found;
}

export async function findAnswerText({ db, scope, actor }: AnswerTranslating): Promise<Post | undefined> {
  const [found] = await db.query<Post>(
    `select a.content as text, a.author_id as "authorId", ${WRITTEN_AT('a')} as "writtenAt",
       (select t.text from qna_translations t where t.answer_id = a.id and t.language = $2
          and t.written_at = ${WRITTEN_AT('a')}) as kept
     from answers a where a.id = $1`,
    [scope.answerId, actor.language],
  );
  return found;
}

/** In the place of a translation of what it said before an edit. */
const KEEP = (column: 'question_id' | 'answer_id') =>
  `insert into qna_translations (${column}, language, written_at, text, created_at) values ($1, $2, $3, $4, $5)
   on conflict (${column}, language) where ${column} is not null
   do update set written_at = $3, text = $4, created_at = $5`;

interface Translated {
  readonly writtenAt: Date;
  readonly text: string;
}

export async function keepQuestionTranslation(
  { db, scope, actor, at }: QuestionTranslating,
  { writtenAt, text }: Translated,
): Promise<void> {
  await db.query(KEEP('question_id'), [scope.questionId, actor.language, writtenAt, text, at]);
}

export async function keepAnswerTranslation(
  { db, scope, actor, at }: AnswerTranslating,
  { writtenAt, text }: Translated,
): Promise<void> {
  await db.query(KEEP('answer_id'), [scope.answerId, actor.language, writtenAt, text, at]);
}
