import type { Routes } from '#platform/capability.ts';
import {
  canAnswer,
  canConsentToTraining,
  canMarkTriage,
  canReadAnswers,
  canShareCheck,
  canTakeCheckBack,
} from './pre-visit-answers.access.ts';
import {
  answer,
  consentToTraining,
  markTriage,
  readAnswers,
  shareCheck,
  takeCheckBack,
} from './pre-visit-answers.service.ts';

export const preVisitAnswers: Routes = (on, platform) => {
  on(
    'GET /api/bookings/:id/pre-visit-answers',
    canReadAnswers,
    ({ grant }) => readAnswers(grant),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on('PUT /api/bookings/:id/pre-visit-answers', canAnswer, async ({ grant, body }) => {
    await answer(grant, body);
    return undefined;
  });
  on('PUT /api/bookings/:id/symptom-check', canShareCheck, async ({ grant, body }) => {
    await shareCheck(grant, body, platform);
    return undefined;
  });
  on('DELETE /api/bookings/:id/symptom-check', canTakeCheckBack, async ({ grant }) => {
    await takeCheckBack(grant);
    return undefined;
  });
  on('PUT /api/bookings/:id/training-consent', canConsentToTraining, async ({ grant, body }) => {
    await consentToTraining(grant, body.consent);
    return undefined;
  });
  on('PUT /api/bookings/:id/triage-mark', canMarkTriage, async ({ grant, body }) => {
    await markTriage(grant, body.mark);
    return undefined;
  });
};
