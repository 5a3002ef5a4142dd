import type { Capability } from '#platform/capability.ts';
import { questionnaires } from './questionnaires.routes.ts';
import { listResultsBefore } from './questionnaires.store.ts';
import { namesHolding, viewEntry } from './questionnaires.view.ts';
import { resultAsFhir } from './questionnaires-fhir.view.ts';

const MOST_RESOURCES = 500;

export const capability = {
  routes: questionnaires,
  ownTables: { questionnaire_results: 'patient_id', questionnaire_requests: 'patient_id' },
  async demo(session, { clock }) {
    const { seedQuestionnaires } = await import('./questionnaires.demo.ts');
    await seedQuestionnaires(session, clock.now());
  },
  timeline: {
    kinds: ['entry'],
    list: async (grant, { before, text, limit }) =>
      (await listResultsBefore(grant, { before, limit }, namesHolding(text))).map(viewEntry),
  },
  fhir: async (grant) =>
    (
      await listResultsBefore(grant, { before: undefined, limit: MOST_RESOURCES }, namesHolding(undefined))
    ).map((row) => resultAsFhir(row, grant.scope.dependentId ?? grant.scope.patientId)),
} satisfies Capability;
