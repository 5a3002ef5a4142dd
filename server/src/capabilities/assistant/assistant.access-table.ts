import type { assistant } from '@lakou/contract/assistant';
import { type AccessTable, onlyGets, signedInGets } from '#platform/access/table.ts';

const ASKED = { history: [{ role: 'user', parts: [{ text: 'Ki siy kolera bay?' }] }] };
const RESULTS = { summary: 'Hemoglobin 9.8 g/dL' };

export const assistantAccess: AccessTable<typeof assistant> = {
  'POST /api/chat': [
    { on: 'nothing of anybody', request: () => ({ payload: ASKED }), gets: signedInGets(200) },
  ],
  // This provider's licence is not verified yet.
  'POST /api/ai/explain-lab-results': [
    { on: 'own', request: () => ({ payload: RESULTS }), gets: onlyGets({ PATIENT: 200 }) },
    {
      on: 'missing',
      request: ({ nothing }) => ({ payload: { ...RESULTS, dependentId: nothing } }),
      gets: onlyGets({ PATIENT: 404 }),
    },
  ],
  'GET /api/users/me/ai-consent': [{ on: 'own', gets: signedInGets(200) }],
  'PUT /api/users/me/ai-consent': [
    { on: 'own', request: () => ({ payload: { consent: false } }), gets: signedInGets(200) },
  ],
};
