import { CLINIC_ROLES } from '@lakou/contract/profiles.rules';
import type { Actor } from '#platform/access/actor.ts';
import { type ById, policy, type Rule, signedIn } from '#platform/access/policy.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';
import { isKnownPerson } from './known-people.store.ts';
import { findAnswerAuthor, findQuestionAuthor, type Written } from './qna.store.ts';
import { findReportTarget, isShownReview, type ReportScope } from './reports.store.ts';

const readers = {
  kind: 'signedIn',
  roles: ['PROVIDER', 'CLINIC_ADMIN', 'ADMIN'],
  clinicRoles: CLINIC_ROLES,
} as const;
const admin = { kind: 'signedIn', roles: ['ADMIN'] } as const;
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
/** What is hidden is there only for who wrote it and for administrators. */
const isSeen = ({ authorId, isHidden }: Written, { id, role }: Actor) =>
  !isHidden || authorId === id || role === 'ADMIN';

const isQuestion: Rule<QuestionScope, ById> = async (question) => {
  const { actor, params } = question;
  const found = await findQuestionAuthor(question, params.id);
  if (!found || !isSeen(found, actor)) return undefined;
  return { questionId: params.id, isAuthor: found.authorId === actor.id };
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
  const { actor, params } = question;
  const found = await findAnswerAuthor(question, params.id);
  if (!found || !isSeen(found, actor)) return undefined;
  return { answerId: params.id, authorId: found.authorId, mayWrite: await writes(question) };
};

const isOwnAnswer: Rule<AnswerScope, ById> = async (question) => {
  const scope = await isAnswer(question);
  return scope?.authorId === question.actor.id ? scope : undefined;
};

export interface ReviewScope {
  readonly reviewId: string;
}
/** Reviews are shown to everybody; whoever reads one may report it. */
const isReview: Rule<ReviewScope, ById> = async (question) =>
  (await isShownReview(question, question.params.id)) ? { reviewId: question.params.id } : undefined;

export interface PersonScope {
  readonly personId: string;
}
const isKnown: Rule<PersonScope, ById> = async (question) =>
  (await isKnownPerson(question, question.params.id)) ? { personId: question.params.id } : undefined;

const isPostReport: Rule<ReportScope, ById> = async (question) => {
  const found = await findReportTarget(question, question.params.id);
  return found?.personId === null ? found : undefined;
};
const isPersonReport: Rule<ReportScope, ById> = async (question) => {
  const found = await findReportTarget(question, question.params.id);
  return found?.personId ? found : undefined;
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
export const canEditQuestion = policy('question:edit', writers, { object: isOwnQuestion });
export const canEditAnswer = policy('answer:edit', writers, { object: isOwnAnswer });
export const canReadAnswer = policy('answer:read', readers, { object: isAnswer });
export const canTranslateQuestion = policy('question:translate', readers, { object: isQuestion });
export const canTranslateAnswer = policy('answer:translate', readers, { object: isAnswer });
export const canFollow = policy('question:follow', writers, { object: isQuestion });
export const canReportQuestion = policy('question:report', writers, { object: isQuestion });
export const canReportAnswer = policy('answer:report', writers, { object: isAnswer });
export const canReportReview = policy(
  'review:report',
  { kind: 'signedIn', roles: ['PATIENT', 'PROVIDER', 'CLINIC_ADMIN'] } as const,
  { object: isReview },
);
export const canReportPerson = policy('person:report', signedIn, { object: isKnown });
export const canListReports = policy('reports:list', admin);
export const canModerate = policy('qna:moderate', admin, { object: isPostReport });
export const canClosePersonReport = policy('qna:moderate', admin, { object: isPersonReport });
