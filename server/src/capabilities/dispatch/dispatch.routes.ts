import type { UnassignedVisit } from '@lakou/contract/dispatch';
import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { canAssign, canListUnassigned, canPlace, canReadDashboard, canUnassign } from './dispatch.access.ts';
import { assignVisit, placeVisit, readDashboard, readLanes, unassignVisit } from './dispatch.service.ts';
import { listUnassigned } from './dispatch.store.ts';
import { type AuditedVisit, toVisit } from './dispatch.view.ts';

/** Whom visits are about; the reply leaves without their ids. */
const peopleIn = (visits: readonly UnassignedVisit[]): string[] =>
  visits.flatMap((visit) => {
    const { patientId, dependentId } = visit as AuditedVisit;
    return dependentId ? [patientId, dependentId] : [patientId];
  });

export const dispatch: Routes = (on, platform) => {
  on(
    'GET /api/clinics/:id/dispatch/unassigned',
    canListUnassigned,
    async ({ grant, query, reply }) =>
      onePage(reply, (await listUnassigned(grant, query)).map(toVisit(grant.actor.language)), query),
    peopleIn,
  );
  on(
    'GET /api/clinics/:id/dispatch/lanes',
    canListUnassigned,
    ({ grant }) => readLanes(grant),
    (lanes) => peopleIn(lanes.flatMap(({ visits }) => visits)),
  );
  on('PUT /api/clinics/bookings/:id/assign', canAssign, ({ grant, body }) =>
    assignVisit(grant, body.providerId, platform),
  );
  on('PUT /api/clinics/bookings/:id/place', canPlace, ({ grant, body }) => placeVisit(grant, body));
  on('POST /api/clinics/bookings/:id/unassign', canUnassign, ({ grant }) => unassignVisit(grant));
  on(
    'GET /api/clinics/:id/dashboard',
    canReadDashboard,
    ({ grant }) => readDashboard(grant),
    ({ urgent }) => peopleIn(urgent),
  );
};
