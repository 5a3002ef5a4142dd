import { scoreQuestionnaire } from '@lakou/clinical';
import type { QuestionnaireRequest, QuestionnaireResult } from '@lakou/contract/questionnaires';
import type { SelfAnswered } from '@lakou/contract/questionnaires.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { notify } from '../notifications/notify.service.ts';
import { addResult, findResult } from './questionnaires.store.ts';
import { viewRequest, viewResult } from './questionnaires.view.ts';
import {
  type Answerer,
  closeRequest,
  findOpenRequest,
  insertRequest,
  lockRequest,
} from './requests.store.ts';

/** The patient is told once, without the name of the questionnaire: others may read a phone’s screen. */
export function askPatient(
  grant: Grant<'questionnaire-request:create', RecordScope>,
  questionnaire: SelfAnswered,
): Promise<QuestionnaireRequest> {
  return inTransaction(grant, async (tx) => {
    const { patientId } = tx.scope;
    const isNew = await insertRequest(tx, uuidv7(), questionnaire);
    const request = (await findOpenRequest(tx, questionnaire)) ?? fail('conflict');
    if (isNew) {
      await writeAudit(tx, {
        action: 'questionnaire-request:create',
        actorId: tx.actor.id,
        subjectId: patientId,
      });
      await notify(tx, {
        userId: patientId,
        kind: 'questionnaire_asked',
        subjectId: request.id,
        details: { name: request.providerName },
      });
    }
    return viewRequest(request);
  });
}

/** The result is the patient’s own word, in the record; who asked is told, and warned of a danger. */
export function answerRequest(grant: Answerer, answers: number[]): Promise<QuestionnaireResult> {
  return inTransaction(grant, async (tx) => {
    const { requestId, patientId, providerId } = tx.scope;
    const { questionnaire, answeredAt, patientName } = (await lockRequest(tx)) ?? fail('not_found');
    if (answeredAt) return viewResult((await findResult(tx, requestId)) ?? fail('conflict'));
    const counted = scoreQuestionnaire(questionnaire, answers, null) ?? fail('answers_incomplete');
    const { score, band, danger } = counted;
    // The result has the id of its request: answers that are sent again are kept once.
    await addResult(tx, {
      id: requestId,
      questionnaire,
      answers,
      educationYears: null,
      score,
      level: band,
      danger,
    });
    await closeRequest(tx, requestId);
    await writeAudit(tx, {
      action: 'questionnaire-request:answer',
      actorId: tx.actor.id,
      subjectId: patientId,
    });
    await notify(tx, {
      userId: providerId,
      kind: danger ? 'questionnaire_danger' : 'questionnaire_answered',
      subjectId: patientId,
      details: { name: patientName },
    });
    return viewResult((await findResult(tx, requestId)) ?? fail('conflict'));
  });
}
