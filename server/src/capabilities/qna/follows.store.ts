import type { Grant } from '#platform/access/grant.ts';
import type { QuestionScope } from './qna.access.ts';

type Follower = Grant<'question:follow', QuestionScope>;

export async function insertFollow({ db, scope, actor, at }: Follower): Promise<void> {
  await db.query(
    'insert into qna_follows (question_id, user_id, since) values ($1, $2, $3) on conflict do nothing',
    [scope.questionId, actor.id, at],
  );
}

export async function deleteFollow({ db, scope, actor }: Follower): Promise<boolean> {
  const gone = await db.query(
    'delete from qna_follows where question_id = $1 and user_id = $2 returning user_id',
    [scope.questionId, actor.id],
  );
  return gone.length > 0;
}

const MOST_FOLLOWERS = 500;

/** Those who are told of an answer: not who wrote it, nor who asked, who is told otherwise. */
export async function listFollowers({
  db,
  scope,
  actor,
}: Grant<'question:answer', QuestionScope>): Promise<string[]> {
  const rows = await db.query<{ userId: string }>(
    `select f.user_id as "userId" from qna_follows f join questions q on q.id = f.question_id
     where f.question_id = $1 and f.user_id <> $2 and f.user_id is distinct from q.author_id
     order by f.user_id limit ${MOST_FOLLOWERS}`,
    [scope.questionId, actor.id],
  );
  return rows.map(({ userId }) => userId);
}
