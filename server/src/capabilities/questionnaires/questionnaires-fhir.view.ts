import { QUESTIONNAIRE_TITLES } from '@lakou/contract/questionnaires.rules';
import type { FhirResource } from '#platform/capability.ts';
import type { ResultRow } from './questionnaires.store.ts';

/** LOINC codes of the total scores; our cognitive screening has none, because it is not the licensed instrument. */
const LOINC = { phq9: '44261-6', gad7: '70274-6', mmse: null } as const;

/** The total of a questionnaire as an observation. */
export function resultAsFhir(row: ResultRow, subjectId: string): FhirResource {
  const code = LOINC[row.questionnaire];
  return {
    resourceType: 'Observation',
    id: row.id,
    meta: { lastUpdated: row.createdAt.toISOString() },
    status: 'final',
    category: [
      {
        coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'survey' }],
      },
    ],
    code: {
      ...(code && { coding: [{ system: 'http://loinc.org', code }] }),
      text: QUESTIONNAIRE_TITLES[row.questionnaire],
    },
    subject: { reference: `Patient/${subjectId}` },
    effectiveDateTime: row.createdAt.toISOString(),
    valueInteger: row.score,
    interpretation: [{ text: row.level }],
  };
}
