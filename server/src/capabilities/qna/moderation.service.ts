import type { Report, SentPersonReport, SentReport } from '@lakou/contract/qna';
import { POINTS } from '@lakou/contract/qna.rules';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { REPORTS_PER_PERSON } from '#platform/limits/limits.ts';
import { type NotificationKind, notify } from '../notifications/notify.service.ts';
import type { AnswerScope, PersonScope, QuestionScope, ReviewScope } from './qna.access.ts';
import { addPoints } from './qna.store.ts';
import {
  closePersonReport,
  closeReports,
  findReport,
  hidePost,
  hideReview,
  insertReport,
  type Moderator,
  showPost,
  showReview,
} from './reports.store.ts';

const THANKS = { message: 'Thank you. An administrator reads every report.' };

export async function reportQuestion(
  grant: Grant<'question:report', QuestionScope>,
  report: SentReport,
): Promise<{ message: string }> {
  await countTry(grant.db, REPORTS_PER_PERSON, grant.actor.id, grant.at);
  const { questionId } = grant.scope;
  if (!(await insertReport(grant, { questionId }, report))) fail('already_reported');
  return THANKS;
}

export async function reportAnswer(
  grant: Grant<'answer:report', AnswerScope>,
  report: SentReport,
): Promise<{ message: string }> {
  await countTry(grant.db, REPORTS_PER_PERSON, grant.actor.id, grant.at);
  const { answerId } = grant.scope;
  if (!(await insertReport(grant, { answerId }, report))) fail('already_reported');
  return THANKS;
}

export async function reportReview(
  grant: Grant<'review:report', ReviewScope>,
  report: SentReport,
): Promise<{ message: string }> {
  await countTry(grant.db, REPORTS_PER_PERSON, grant.actor.id, grant.at);
  const { reviewId } = grant.scope;
  if (!(await insertReport(grant, { reviewId }, report))) fail('already_reported');
  return THANKS;
}

/**
 * The audit trail names the report and not the person: they read what others did with their account, and must not learn
 * who reported them.
 */
export async function reportPerson(
  grant: Grant<'person:report', PersonScope>,
  report: SentPersonReport,
): Promise<{ message: string }> {
  await countTry(grant.db, REPORTS_PER_PERSON, grant.actor.id, grant.at);
  return inTransaction(grant, async (tx) => {
    const { personId } = tx.scope;
    const subjectId = (await insertReport(tx, { personId }, report)) ?? fail('already_reported');
    await writeAudit(tx, { action: 'person:report', actorId: tx.actor.id, subjectId });
    return THANKS;
  });
}

const getReport = async (grant: Moderator): Promise<Report> => (await findReport(grant)) ?? fail('not_found');

const audited = (grant: Moderator, action: string) =>
  writeAudit(grant, {
    action,
    actorId: grant.actor.id,
    subjectId: grant.scope.reviewId ?? grant.scope.answerId ?? grant.scope.questionId ?? grant.scope.reportId,
  });

async function tellAuthor(grant: Moderator, kind: NotificationKind, authorId: string | null): Promise<void> {
  if (!authorId) return;
  const { title, questionId } = await getReport(grant);
  await notify(grant, { userId: authorId, kind, subjectId: questionId, details: { name: title } });
}

/** Hides it for everybody but who wrote it, who is told and reads the reason. */
export function hide(grant: Moderator, reason: string): Promise<Report> {
  return inTransaction(grant, async (tx) => {
    if (tx.scope.reviewId) return hideTheReview(tx, reason);
    const hidden = (await hidePost(tx, reason)) ?? fail('move_not_allowed');
    await closeReports(tx, 'hidden');
    if (hidden.wasAccepted && hidden.authorId) await addPoints(tx, hidden.authorId, -POINTS.accepted);
    await audited(tx, 'qna:hide');
    await tellAuthor(tx, 'post_hidden', hidden.authorId);
    return getReport(tx);
  });
}

/** A review is hidden from everybody and does not count; who wrote it is told why. */
async function hideTheReview(tx: Moderator, reason: string): Promise<Report> {
  const { authorId, providerId } = (await hideReview(tx, reason)) ?? fail('move_not_allowed');
  await closeReports(tx, 'hidden');
  await audited(tx, 'review:hide');
  const report = await getReport(tx);
  await notify(tx, {
    userId: authorId,
    kind: 'review_hidden',
    subjectId: providerId,
    details: { name: report.title, reason },
  });
  return report;
}

async function showTheReview(tx: Moderator): Promise<Report> {
  const { authorId, providerId } = (await showReview(tx)) ?? fail('move_not_allowed');
  await audited(tx, 'review:show');
  const report = await getReport(tx);
  await notify(tx, {
    userId: authorId,
    kind: 'review_shown',
    subjectId: providerId,
    details: { name: report.title },
  });
  return report;
}

export function keep(grant: Moderator): Promise<Report> {
  return inTransaction(grant, async (tx) => {
    if (!(await closeReports(tx, 'kept'))) fail('move_not_allowed');
    await audited(tx, 'qna:keep');
    return getReport(tx);
  });
}

export function closeReportOfPerson(grant: Moderator, decision: string): Promise<Report> {
  return inTransaction(grant, async (tx) => {
    if (!(await closePersonReport(tx, decision))) fail('move_not_allowed');
    await audited(tx, 'person-report:close');
    return getReport(tx);
  });
}

export function show(grant: Moderator): Promise<Report> {
  return inTransaction(grant, async (tx) => {
    if (tx.scope.reviewId) return showTheReview(tx);
    const { authorId } = (await showPost(tx)) ?? fail('move_not_allowed');
    await audited(tx, 'qna:show');
    await tellAuthor(tx, 'post_shown', authorId);
    return getReport(tx);
  });
}
