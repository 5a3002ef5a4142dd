import { uuidv7 } from 'uuidv7';
import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { onePage } from '#platform/http/page.ts';
import { countSearch } from '#platform/limits/limiter.ts';
import { bookFor } from './booking-for.service.ts';
import { listClinics } from './clinic-links.store.ts';
import {
  canAddPatient,
  canAnswerClinic,
  canAssign,
  canBookFor,
  canEndLink,
  canForgetView,
  canJoinClinic,
  canKeepView,
  canListClinics,
  canListMerges,
  canListPatients,
  canListTags,
  canListTwins,
  canListViews,
  canMerge,
  canReadPatient,
  canTagPatient,
  canUnassign,
  canUndoMerge,
} from './clinic-patients.access.ts';
import {
  addPatient,
  answerClinic,
  assign,
  leaveClinic,
  readPatient,
  readPatients,
  tellAsked,
  unassign,
} from './clinic-patients.service.ts';
import { listTags, saveTags } from './clinic-patients.store.ts';
import { peopleIn } from './clinic-patients.view.ts';
import { mergeTwins, undoMerge } from './duplicates.service.ts';
import { listMerges, listTwins } from './duplicates.store.ts';
import { joinClinic } from './joining.service.ts';
import { deleteView, listViews, saveView } from './patient-views.store.ts';

export const clinicPatients: Routes = (on, platform) => {
  const ask = platform.jobs.queue<{ linkId: string; requestId: string }>('clinic-links', (order) =>
    tellAsked(platform, order),
  );
  on(
    'GET /api/clinics/:id/patients',
    canListPatients,
    async ({ grant, query, reply }) => {
      await countSearch(grant, query.q);
      return onePage(reply, await readPatients(grant, query), query);
    },
    (page) => page.flatMap(peopleIn),
  );
  on('POST /api/clinics/:id/patients', canAddPatient, ({ grant, body }) => addPatient(grant, body, ask));
  on('GET /api/clinics/:id/patient-tags', canListTags, ({ grant }) => listTags(grant));
  on(
    'GET /api/clinics/patients/:patientId/details/:clinicId',
    canReadPatient,
    ({ grant }) => readPatient(grant),
    (patient) => peopleIn(patient),
  );
  on('GET /api/clinics/:id/patient-views', canListViews, ({ grant }) => listViews(grant));
  on(
    'POST /api/clinics/:id/patient-views',
    canKeepView,
    async ({ grant, body }) => (await saveView(grant, uuidv7(), body)) ?? fail('too_many_entries'),
  );
  on('DELETE /api/clinics/patient-views/:id', canForgetView, async ({ grant }) => {
    await deleteView(grant);
    return undefined;
  });
  on('GET /api/clinics/:id/patient-duplicates', canListTwins, ({ grant }) => listTwins(grant));
  on('POST /api/clinics/patients/:id/merge', canMerge, ({ grant, body }) => mergeTwins(grant, body.goneId));
  on('GET /api/clinics/:id/patient-merges', canListMerges, ({ grant }) => listMerges(grant));
  on('POST /api/clinics/patient-merges/:id/undo', canUndoMerge, ({ grant }) => undoMerge(grant));
  on('PUT /api/clinics/patients/:id/tags', canTagPatient, async ({ grant, body }) => {
    await saveTags(grant, body.tags);
    return { tags: body.tags };
  });
  on('PUT /api/clinics/patients/:id/providers/:providerId', canAssign, ({ grant }) => assign(grant));
  on('DELETE /api/clinics/patients/:id/providers/:providerId', canUnassign, ({ grant }) => unassign(grant));
  on('POST /api/clinics/patients/:id/bookings', canBookFor, ({ grant, body }) =>
    bookFor(platform, grant, body),
  );
  on('GET /api/users/me/clinics', canListClinics, ({ grant }) => listClinics(grant));
  on('POST /api/clinics/links/:id/respond', canAnswerClinic, ({ grant, body }) =>
    answerClinic(grant, body.answer),
  );
  on('POST /api/clinics/:id/join', canJoinClinic, ({ grant }) => joinClinic(grant));
  on('DELETE /api/clinics/links/:id', canEndLink, ({ grant }) => leaveClinic(grant));
};
