import type { Capability } from '#platform/capability.ts';
import { preVisitAnswers } from './pre-visit-answers.routes.ts';

export const capability = {
  routes: preVisitAnswers,
  ownTables: { pre_visit_answers: 'patient_id' },
} satisfies Capability;
