import { QUESTIONNAIRES, type QuestionnaireName } from '@lakou/clinical';
import type { QuestionnaireRequest, QuestionnaireResult } from '@lakou/contract/questionnaires';
import { QUESTIONNAIRE_IDS, QUESTIONNAIRE_TITLES } from '@lakou/contract/questionnaires.rules';
import type { TimelineEntry } from '#platform/capability.ts';
import type { ResultRow } from './questionnaires.store.ts';
import type { RequestRow } from './requests.store.ts';

const mostOf = (name: QuestionnaireName) =>
  QUESTIONNAIRES[name].steps.flat().reduce((sum, each) => sum + each, 0);

/** Those whose title holds these words. */
export const namesHolding = (text: string | undefined): QuestionnaireName[] =>
  QUESTIONNAIRE_IDS.filter((name) =>
    QUESTIONNAIRE_TITLES[name].toLowerCase().includes((text ?? '').toLowerCase()),
  );

export function viewResult({ createdAt, ...row }: ResultRow): QuestionnaireResult {
  return { ...row, at: createdAt.toISOString(), max: mostOf(row.questionnaire) };
}

export const viewEntry = (row: ResultRow): TimelineEntry => ({
  kind: 'entry',
  id: row.id,
  at: row.createdAt,
  title: QUESTIONNAIRE_TITLES[row.questionnaire],
  status: row.level,
  from: null,
});

export const viewRequest = ({ askedAt, answeredAt, ...row }: RequestRow): QuestionnaireRequest => ({
  ...row,
  askedAt: askedAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});
