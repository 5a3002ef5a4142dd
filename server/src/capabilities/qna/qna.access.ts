import { CLINIC_ROLES } from '@lakou/contract/profiles.rules';
import { type ById, policy, type Rule } from '#platform/access/policy.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';
import { findAnswerAuthor, findQuestionAuthor } from './qna.store.ts';

const readers = {
  kind: 'signedIn',
  roles: ['PROVIDER', 'CLINIC_ADMIN', 'ADMIN'],
  clinicRoles: CLINIC_ROLES,
} as const;
const writers = { kind: 'signedIn', roles: ['PROVIDER', 'CLINIC_ADMIN'] } as const;

/** Whether the actor may write: a provider needs a verified licence where one is required. */
export interface WriterScope {
  readonly mayWrite: boolean;
}
const writes = async (question: Parameters<Rule<WriterScope>>[0]): Promise<boolean> => {
  const { actor, config } = question;
  return actor.role !== 'PROVIDER' || mayReadRecords(question, actor.id, config);
};

const isWriter: Rule<WriterScope> = async (question) => ({ mayWrite: await writes(question) });

export interface QuestionScope {
  readonly questionId: string;
  readonly isAuthor: boolean;
}
const isQuestion: Rule<QuestionScope, ById> = async (question) => {
  const found = await findQuestionAuthor(question, question.params.id);
  return found && { questionId: question.params.id, isAuthor: found.authorId === question.actor.id };
};

/** Accepting is for who asked. */
const isOwnQuestion: Rule<QuestionScope, ById> = async (question) => {
  const scope = await isQuestion(question);
  return scope?.isAuthor ? scope : undefined;
};

const isQuestionForWriter: Rule<QuestionScope & WriterScope, ById> = async (question) => {
  const scope = await isQuestion(question);
  return scope && { ...scope, mayWrite: await writes(question) };
};

export interface AnswerScope extends WriterScope {
  readonly answerId: string;
  /** Null for somebody who left. */
  readonly authorId: string | null;
}
const isAnswer: Rule<AnswerScope, ById> = async (question) => {
  const found = await findAnswerAuthor(question, question.params.id);
  if (!found) return undefined;
  return { answerId: question.params.id, ...found, mayWrite: await writes(question) };
};

export const canListQuestions = policy('questions:list', readers);
export const canReadQuestion = policy('question:read', readers, { object: isQuestion });
export const canAsk = policy('question:ask', writers, {
  identity: ({ authorId }) => authorId,
  object: isWriter,
});
export const canAnswer = policy('question:answer', writers, {
  identity: ({ authorId, userId }) => authorId ?? userId,
  object: isQuestionForWriter,
});
export const canAccept = policy('answer:accept', writers, { object: isOwnQuestion });
export const canVote = policy('answer:vote', writers, { object: isAnswer });
export const canCloseQuestion = policy('question:close', readers, { object: isQuestion });
