import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import {
  canAmendVisit,
  canCancelVisit,
  canGiveRecord,
  canListVisits,
  canReadVisit,
  canSignVisit,
  canStartVisit,
  canWriteVisit,
} from './clinic-visits.access.ts';
import {
  amendVisit,
  cancelVisit,
  readVisit,
  signVisit,
  startVisit,
  writeNote,
} from './clinic-visits.service.ts';
import { listVisits } from './clinic-visits.store.ts';
import { viewVisit } from './clinic-visits.view.ts';
import { giveRecord } from './give-record.service.ts';

export const clinicVisits: Routes = (on) => {
  on('GET /api/clinics/:id/clinic-visits', canListVisits, async ({ grant, query, reply }) =>
    onePage(reply, (await listVisits(grant, query)).map(viewVisit), query),
  );
  on('POST /api/clinics/walk-ins/:id/clinic-visit', canStartVisit, ({ grant, body }) =>
    startVisit(grant, body),
  );
  on('GET /api/clinics/clinic-visits/:id', canReadVisit, ({ grant }) => readVisit(grant));
  on('PUT /api/clinics/clinic-visits/:id/note', canWriteVisit, ({ grant, body }) => writeNote(grant, body));
  on('POST /api/clinics/clinic-visits/:id/sign', canSignVisit, ({ grant, body }) =>
    signVisit(grant, body.version),
  );
  on('POST /api/clinics/clinic-visits/:id/addenda', canAmendVisit, ({ grant, body }) =>
    amendVisit(grant, body.text),
  );
  on('POST /api/clinics/clinic-visits/:id/cancel', canCancelVisit, ({ grant }) => cancelVisit(grant));
  on('POST /api/clinics/patients/:id/record', canGiveRecord, ({ grant }) => giveRecord(grant));
};
