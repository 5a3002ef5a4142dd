import { SYMPTOMS } from '@lakou/clinical';
import { findingName, reasoningText } from '@lakou/content';
import type { PreVisitAnswers, SharedCheck, TriageMark } from '@lakou/contract/pre-visit-answers';
import { isBeforeVisit } from '@lakou/contract/pre-visit-answers.rules';
import type { SymptomComplaint } from '@lakou/contract/symptom-checker';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { publish } from '#platform/events/publish.ts';
import type { Platform } from '#platform/platform.ts';
import { readTriageTexts } from '../content-reviews/published.service.ts';
import { checkSymptoms } from '../symptom-checker/symptom-checker.service.ts';
import type { AnswersScope } from './pre-visit-answers.access.ts';
import {
  type AnswersRow,
  deleteCheck,
  findAnswers,
  saveAnswers,
  saveCheck,
  saveMark,
  saveTrainingConsent,
} from './pre-visit-answers.store.ts';

type Reader = Grant<'pre-visit:read', AnswersScope>;

async function checkOf(grant: Reader, row: AnswersRow): Promise<SharedCheck | null> {
  const { words, severity, found, checkedAt } = row;
  if (!words || !severity || !found || !checkedAt) return null;
  const texts = await readTriageTexts(grant, grant.actor.language);
  return {
    severity,
    words,
    understood: found.understood.map(({ code, negated, days }) => ({
      name: findingName(texts, code),
      negated,
      days,
    })),
    reasoning: reasoningText(
      texts,
      found.reasons.map((code) => ({ code, evidence: [] })),
    ),
    checkedAt: checkedAt.toISOString(),
  };
}

const NOTHING: PreVisitAnswers = {
  reason: null,
  since: null,
  medicines: null,
  allergies: null,
  changedAt: null,
  symptomCheck: null,
  mark: null,
};

/** In the reader's language where it is made of codes; as it was written where it is words. */
export async function readAnswers(grant: Reader): Promise<PreVisitAnswers> {
  const row = grant.scope.as === 'unshown' ? undefined : await findAnswers(grant);
  if (!row) return NOTHING;
  const { reason, since, medicines, allergies, changedAt, forTraining, mark } = row;
  return {
    reason,
    since,
    medicines,
    allergies,
    changedAt: changedAt?.toISOString() ?? null,
    symptomCheck: await checkOf(grant, row),
    mark: grant.scope.as === 'provider' ? mark : null,
    ...(grant.scope.as === 'patient' && { forTraining }),
  };
}

type Writer = Grant<
  | 'pre-visit:answer'
  | 'pre-visit:share-check'
  | 'pre-visit:take-check-back'
  | 'pre-visit:training-consent'
  | 'pre-visit:mark',
  AnswersScope
>;

/** Both sides read the visit's page again. */
async function record(tx: Writer, action: string): Promise<void> {
  const { bookingId, patientId, providerId } = tx.scope;
  await writeAudit(tx, { action, actorId: tx.actor.id, subjectId: patientId });
  publish(tx.db, providerId ? [patientId, providerId] : [patientId], { kind: 'booking', id: bookingId });
}

export const answer = (
  grant: Grant<'pre-visit:answer', AnswersScope>,
  answers: Pick<AnswersRow, 'reason' | 'since' | 'medicines' | 'allergies'>,
): Promise<void> =>
  inTransaction(grant, async (tx) => {
    await saveAnswers(tx, answers);
    await record(tx, 'pre-visit:answer');
  });

const isWords = (said: string) =>
  !SYMPTOMS.some((code) => code === said.toLowerCase().replaceAll(/[\s-]+/g, '_'));

/** The check is made again here, so that the provider reads what we found and not what a client says. */
export async function shareCheck(
  grant: Grant<'pre-visit:share-check', AnswersScope>,
  complaint: SymptomComplaint,
  platform: Platform,
): Promise<void> {
  const { severity, reasons, understood } = await checkSymptoms(grant, complaint, platform);
  const found = {
    understood: understood.map(({ code, negated, days }) => ({ code, negated, days })),
    reasons,
  };
  await inTransaction(grant, async (tx) => {
    await saveCheck(tx, { words: complaint.symptoms.filter(isWords), severity, found });
    await record(tx, 'pre-visit:share-check');
  });
}

export const takeCheckBack = (grant: Grant<'pre-visit:take-check-back', AnswersScope>): Promise<void> =>
  inTransaction(grant, async (tx) => {
    await deleteCheck(tx);
    await record(tx, 'pre-visit:take-check-back');
  });

export const consentToTraining = (
  grant: Grant<'pre-visit:training-consent', AnswersScope>,
  consent: boolean,
): Promise<void> =>
  inTransaction(grant, async (tx) => {
    if (!(await saveTrainingConsent(tx, consent))) fail('move_not_allowed');
    await record(tx, consent ? 'pre-visit:training-consent' : 'pre-visit:training-refusal');
  });

/** Only who has begun to see the patient can say how right it was. */
export const markTriage = (grant: Grant<'pre-visit:mark', AnswersScope>, mark: TriageMark): Promise<void> =>
  inTransaction(grant, async (tx) => {
    if (isBeforeVisit(tx.scope, tx.at)) fail('too_early');
    if (!(await saveMark(tx, mark))) fail('move_not_allowed');
    await record(tx, 'pre-visit:mark');
  });
