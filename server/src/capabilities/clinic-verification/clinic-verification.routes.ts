import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import {
  canAnswerHandover,
  canAskHandover,
  canDecide,
  canListWaiting,
  canReadCase,
  canReadHandover,
  canReadRegistration,
  canSendRegistration,
  canWithdrawHandover,
} from './clinic-verification.access.ts';
import { decide, readCase, readRegistration, sendRegistration } from './clinic-verification.service.ts';
import { answerHandover, askHandover, readHandover, withdrawHandover } from './handover.service.ts';
import { listWaiting } from './review.store.ts';

export const clinicVerification: Routes = (on, platform) => {
  on('GET /api/clinics/:id/verification', canReadRegistration, ({ grant }) => readRegistration(grant));
  on('PUT /api/clinics/:id/verification', canSendRegistration, ({ grant, body }) =>
    sendRegistration(grant, body, platform),
  );
  on('GET /api/admin/clinic-verifications', canListWaiting, async ({ grant, query, reply }) =>
    onePage(reply, await listWaiting(grant, query), query),
  );
  on('GET /api/admin/clinics/:id/verification', canReadCase, ({ grant }) => readCase(grant));
  on('PUT /api/admin/clinics/:id/verification', canDecide, ({ grant, body }) => decide(grant, body));
  on('GET /api/clinics/:id/handover', canReadHandover, ({ grant }) => readHandover(grant));
  on('POST /api/clinics/:id/handover', canAskHandover, ({ grant, body }) => askHandover(grant, body));
  on('DELETE /api/clinics/:id/handover', canWithdrawHandover, ({ grant }) => withdrawHandover(grant));
  on('POST /api/clinics/:id/handover/answer', canAnswerHandover, ({ grant, body }) =>
    answerHandover(grant, body.answer),
  );
};
