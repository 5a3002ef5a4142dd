import { type QuestionnaireName, scoreQuestionnaire } from '@lakou/clinical';
import type { QuestionnaireResult } from '@lakou/contract/questionnaires';
import { inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { addResult, findResult, type ResultWriter } from './questionnaires.store.ts';
import { viewResult } from './questionnaires.view.ts';

interface Taken {
  readonly id: string;
  readonly questionnaire: QuestionnaireName;
  readonly answers: number[];
  readonly educationYears?: number | null | undefined;
}

/** The score, its level and the danger are counted here from the answers. */
export function keepResult(
  grant: ResultWriter,
  { id, questionnaire, answers, educationYears = null }: Taken,
): Promise<QuestionnaireResult> {
  const counted = scoreQuestionnaire(questionnaire, answers, educationYears) ?? fail('answers_incomplete');
  return inTransaction(grant, async (tx) => {
    const { score, band, danger } = counted;
    await addResult(tx, { id, questionnaire, answers, educationYears, score, level: band, danger });
    // The id may belong to a result of another person of the family.
    const row = (await findResult(tx, id)) ?? fail('conflict');
    const { patientId, dependentId } = tx.scope;
    await writeAudit(tx, {
      action: 'questionnaire-results:write',
      actorId: tx.actor.id,
      subjectId: dependentId ?? patientId,
    });
    return viewResult(row);
  });
}
