import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { fileReply } from '#platform/http/file-reply.ts';
import { onePage } from '#platform/http/page.ts';
import { serveRecording } from '../files/recordings.service.ts';
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from './templates.store.ts';
import {
  canChangeTemplate,
  canListen,
  canListNotes,
  canListOwnNotes,
  canReadNote,
  canStartNote,
  canUseTemplates,
  canWriteNote,
} from './visit-notes.access.ts';
import { amendNote, changeNote, discardNote, readNote, signNote, startNote } from './visit-notes.service.ts';
import { listOwnNotes, listSignedNotes } from './visit-notes.store.ts';
import { viewSummary } from './visit-notes.view.ts';
import { keepVoice, removeVoice } from './voice-notes.service.ts';

export const visitNotes: Routes = (on, platform) => {
  on(
    'GET /api/visit-notes',
    canListOwnNotes,
    async ({ grant, query, reply }) =>
      onePage(reply, grant.scope.mayRead ? (await listOwnNotes(grant, query)).map(viewSummary) : [], query),
    (page) => page.flatMap(({ patientId, dependentId }) => [patientId, dependentId]),
  );
  const ofPerson = '/api/data/health/visit-notes/:id';
  on(
    `GET ${ofPerson}`,
    canListNotes,
    async ({ grant, query, reply }) =>
      onePage(reply, (await listSignedNotes(grant, query)).map(viewSummary), query),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on(`POST ${ofPerson}`, canStartNote, ({ grant, body }) => startNote(grant, body.bookingId ?? null));

  const one = '/api/visit-notes/:id';
  on(
    `GET ${one}`,
    canReadNote,
    ({ grant }) => readNote(grant),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on(`PUT ${one}`, canWriteNote, ({ grant, body }) => changeNote(grant, body));
  on(`DELETE ${one}`, canWriteNote, ({ grant }) => discardNote(grant));
  on(`POST ${one}/sign`, canWriteNote, ({ grant, body }) => signNote(grant, body.version));
  on(`POST ${one}/addenda`, canWriteNote, ({ grant, body }) => amendNote(grant, body.text));
  on(`POST ${one}/recordings`, canWriteNote, ({ grant, body }) => keepVoice(grant, body));
  on(
    `GET ${one}/recordings/:recordingId`,
    canListen,
    async ({ grant, params, request }) =>
      fileReply(await serveRecording(grant, params.recordingId, platform), request.headers),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on(`DELETE ${one}/recordings/:recordingId`, canWriteNote, ({ grant, params }) =>
    removeVoice(grant, params.recordingId),
  );

  const templates = '/api/visit-note-templates';
  on(`GET ${templates}`, canUseTemplates, ({ grant }) => listTemplates(grant));
  on(
    `POST ${templates}`,
    canUseTemplates,
    async ({ grant, body }) => (await addTemplate(grant, body)) ?? fail('too_many_templates'),
  );
  on(
    `PUT ${templates}/:id`,
    canChangeTemplate,
    async ({ grant, body }) => (await changeTemplate(grant, body)) ?? fail('not_found'),
  );
  on(`DELETE ${templates}/:id`, canChangeTemplate, ({ grant }) => removeTemplate(grant));
};
