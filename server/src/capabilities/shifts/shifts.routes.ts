import { uuidv7 } from 'uuidv7';
import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { fileReply } from '#platform/http/file-reply.ts';
import { onePage } from '#platform/http/page.ts';
import { listNeeds, saveNeeds } from './shift-needs.store.ts';
import { deleteTemplate, listTemplates, saveTemplate } from './shift-templates.store.ts';
import {
  canAddTemplate,
  canChangeNeeds,
  canDeleteShift,
  canDeleteTemplate,
  canListNeeds,
  canListShifts,
  canListTemplates,
  canPlanShifts,
} from './shifts.access.ts';
import { addShift, copyWeek, publishWeek, readShifts, readWeek, removeShift } from './shifts.service.ts';
import { shiftsCalendar } from './shifts-calendar.view.ts';

const OWN = { limit: 500, mine: '1' } as const;

export const shifts: Routes = (on, { config }) => {
  on('GET /api/clinics/:id/shifts', canListShifts, async ({ grant, query, reply }) =>
    onePage(reply, await readShifts(grant, query), query),
  );
  on('POST /api/clinics/:id/shifts', canPlanShifts, ({ grant, body }) => addShift(grant, body));
  on('DELETE /api/clinics/shifts/:id', canDeleteShift, ({ grant }) => removeShift(grant));
  on('GET /api/clinics/:id/schedule', canListShifts, ({ grant, query }) => readWeek(grant, query.week));
  on('POST /api/clinics/:id/shifts/publish', canPlanShifts, ({ grant, body }) =>
    publishWeek(grant, body.week),
  );
  on('POST /api/clinics/:id/shifts/copy', canPlanShifts, ({ grant, body }) => copyWeek(grant, body));
  on('GET /api/clinics/:id/shifts/calendar', canListShifts, async ({ grant, request }) => {
    const { language } = grant.actor;
    const own = (await readShifts(grant, OWN)).filter(({ isDraft }) => !isDraft);
    const file = shiftsCalendar(own, { language, publicUrl: config.publicUrl, at: grant.at });
    return fileReply(file, request.headers);
  });
  on('GET /api/clinics/:id/shift-needs', canListNeeds, ({ grant }) => listNeeds(grant));
  on('PUT /api/clinics/:id/shift-needs', canChangeNeeds, async ({ grant, body }) => {
    await saveNeeds(grant, body.needs);
    return listNeeds(grant);
  });
  on('GET /api/clinics/:id/shift-templates', canListTemplates, ({ grant }) => listTemplates(grant));
  on(
    'POST /api/clinics/:id/shift-templates',
    canAddTemplate,
    async ({ grant, body }) => (await saveTemplate(grant, uuidv7(), body)) ?? fail('too_many_templates'),
  );
  on('DELETE /api/clinics/shift-templates/:id', canDeleteTemplate, async ({ grant }) => {
    await deleteTemplate(grant);
    return undefined;
  });
};
