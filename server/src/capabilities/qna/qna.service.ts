import type {
  Answer,
  EditedQuestion,
  Question,
  QuestionWithAnswers,
  SentQuestion,
} from '@lakou/contract/qna';
import { POINTS } from '@lakou/contract/qna.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { ANSWERS_PER_PERSON, QUESTIONS_PER_PERSON } from '#platform/limits/limits.ts';
import { notify } from '../notifications/notify.service.ts';
import { editAnswer, editQuestion } from './edits.store.ts';
import { deleteFollow, insertFollow, listFollowers } from './follows.store.ts';
import type { AnswerScope, QuestionScope, WriterScope } from './qna.access.ts';
import {
  accept,
  addPoints,
  countAnswer,
  deleteVote,
  findAnswer,
  findQuestion,
  insertAnswer,
  insertQuestion,
  insertVote,
  listAnswers,
  lockQuestion,
  setStatus,
  unaccept,
} from './qna.store.ts';

type QuestionGrant = Grant<'question:read' | 'answer:accept', QuestionScope>;

export async function readQuestion(grant: QuestionGrant): Promise<QuestionWithAnswers> {
  const question = (await findQuestion(grant)) ?? fail('not_found');
  return { ...question, answers: await listAnswers(grant) };
}

export async function ask(grant: Grant<'question:ask', WriterScope>, sent: SentQuestion): Promise<Question> {
  if (!grant.scope.mayWrite) fail('forbidden');
  await countTry(grant.db, QUESTIONS_PER_PERSON, grant.actor.id, grant.at);
  return insertQuestion(grant, uuidv7(), sent);
}

/** Who asked and who follows is told, unless they answer themselves. */
export async function answer(
  grant: Grant<'question:answer', QuestionScope & WriterScope>,
  content: string,
): Promise<Answer> {
  if (!grant.scope.mayWrite) fail('forbidden');
  await countTry(grant.db, ANSWERS_PER_PERSON, grant.actor.id, grant.at);
  return inTransaction(grant, async (tx) => {
    if (!(await countAnswer(tx))) fail('question_closed');
    const id = uuidv7();
    await insertAnswer(tx, id, content);
    const question = (await findQuestion(tx)) ?? fail('not_found');
    const told = { subjectId: question.id, details: { name: question.title } };
    if (question.authorId && question.authorId !== tx.actor.id)
      await notify(tx, { userId: question.authorId, kind: 'answer_new', ...told });
    for (const userId of await listFollowers(tx))
      await notify(tx, { userId, kind: 'answer_followed', ...told });
    return (await findAnswer(tx, id)) ?? fail('not_found');
  });
}

/** Accepts an answer; the accepted one is unaccepted. An own answer brings no points. */
export async function toggleAccepted(
  grant: Grant<'answer:accept', QuestionScope>,
  answerId: string,
): Promise<QuestionWithAnswers> {
  return inTransaction(grant, async (tx) => {
    if ((await lockQuestion(tx)) === 'Closed') fail('question_closed');
    const before = await unaccept(tx);
    if (before?.authorId && before.authorId !== tx.actor.id)
      await addPoints(tx, before.authorId, -POINTS.accepted);
    const isTakenBack = before?.id === answerId;
    if (!isTakenBack) {
      const { authorId } = (await accept(tx, answerId)) ?? fail('not_found');
      if (authorId && authorId !== tx.actor.id) {
        await addPoints(tx, authorId, POINTS.accepted);
        const { title = '' } = (await findQuestion(tx)) ?? {};
        await notify(tx, {
          userId: authorId,
          kind: 'answer_accepted',
          subjectId: tx.scope.questionId,
          details: { name: title },
        });
      }
    }
    await setStatus(tx, isTakenBack ? 'Open' : 'Resolved');
    return readQuestion(tx);
  });
}

export async function vote(grant: Grant<'answer:vote', AnswerScope>): Promise<Answer> {
  const { mayWrite, authorId, answerId } = grant.scope;
  if (!mayWrite) fail('forbidden');
  if (authorId === grant.actor.id) fail('own_answer');
  return inTransaction(grant, async (tx) => {
    if (!(await insertVote(tx))) fail('already_voted');
    if (authorId) await addPoints(tx, authorId, POINTS.vote);
    return (await findAnswer(tx, answerId)) ?? fail('not_found');
  });
}

export function unvote(grant: Grant<'answer:vote', AnswerScope>): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    if (!(await deleteVote(tx))) fail('not_found');
    const { authorId } = tx.scope;
    if (authorId) await addPoints(tx, authorId, -POINTS.vote);
    return undefined;
  });
}

/** Who asked, or an administrator. */
export async function close(grant: Grant<'question:close', QuestionScope>): Promise<Question> {
  if (!grant.scope.isAuthor && grant.actor.role !== 'ADMIN') fail('forbidden');
  return inTransaction(grant, async (tx) => {
    if ((await lockQuestion(tx)) === 'Closed') fail('question_closed');
    await setStatus(tx, 'Closed');
    return (await findQuestion(tx)) ?? fail('not_found');
  });
}

/** What it said before is kept. A closed question stays as it is. */
export function changeQuestion(
  grant: Grant<'question:edit', QuestionScope>,
  sent: EditedQuestion,
): Promise<Question> {
  return inTransaction(grant, async (tx) => {
    if ((await lockQuestion(tx)) === 'Closed') fail('question_closed');
    await editQuestion(tx, sent);
    return (await findQuestion(tx)) ?? fail('not_found');
  });
}

export function changeAnswer(grant: Grant<'answer:edit', AnswerScope>, content: string): Promise<Answer> {
  return inTransaction(grant, async (tx) => {
    if (!(await editAnswer(tx, content))) fail('question_closed');
    return (await findAnswer(tx, tx.scope.answerId)) ?? fail('not_found');
  });
}

export async function follow(grant: Grant<'question:follow', QuestionScope>): Promise<Question> {
  await insertFollow(grant);
  return (await findQuestion(grant)) ?? fail('not_found');
}

export async function unfollow(grant: Grant<'question:follow', QuestionScope>): Promise<undefined> {
  if (!(await deleteFollow(grant))) fail('not_found');
  return undefined;
}
