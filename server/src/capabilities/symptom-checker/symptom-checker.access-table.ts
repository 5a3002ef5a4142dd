import type { symptomChecker } from '@lakou/contract/symptom-checker';
import { type AccessTable, everyoneGets, signedInGets } from '#platform/access/table.ts';

export const symptomCheckerAccess: AccessTable<typeof symptomChecker> = {
  'POST /api/ai/symptom-checker': [
    {
      on: 'nothing of anybody',
      request: () => ({ payload: { symptoms: 'lafyèv depi yè' } }),
      gets: signedInGets(200),
    },
    {
      on: 'missing',
      request: ({ nothing }) => ({ payload: { symptoms: ['fever'], dependentId: nothing } }),
      gets: signedInGets(404),
    },
  ],
  'GET /api/ai/symptom-checker/words': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
};
