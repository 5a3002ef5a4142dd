import type { Routes } from '#platform/capability.ts';
import { fileReply } from '#platform/http/file-reply.ts';
import { onePage } from '#platform/http/page.ts';
import { canListPrescriptions, canPrintPrescription, canStopPrescription } from './prescriptions.access.ts';
import { printPaper, stop } from './prescriptions.service.ts';
import { listPrescriptions } from './prescriptions.store.ts';
import { viewPrescription } from './prescriptions.view.ts';

export const prescriptions: Routes = (on) => {
  on(
    'GET /api/data/health/prescriptions/:id',
    canListPrescriptions,
    async ({ grant, query, reply }) =>
      onePage(reply, (await listPrescriptions(grant, query)).map(viewPrescription), query),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on(
    'GET /api/prescriptions/:id/pdf',
    canPrintPrescription,
    async ({ grant, request }) => fileReply(await printPaper(grant), request.headers),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on('POST /api/prescriptions/:id/stop', canStopPrescription, ({ grant, body }) => stop(grant, body.reason));
};
