import type { Routes } from '#platform/capability.ts';
import {
  canAddWalkIn,
  canBookWalkIn,
  canKeepWalkIn,
  canListWalkIns,
  canMoveWalkIn,
} from './walk-ins.access.ts';
import { addWalkIn, bookWalkIn, keepWalkIn, moveTo } from './walk-ins.service.ts';
import { listWalkIns } from './walk-ins.store.ts';

export const walkIns: Routes = (on, platform) => {
  on('GET /api/clinics/:id/walk-ins', canListWalkIns, ({ grant }) => listWalkIns(grant));
  on('POST /api/clinics/:id/walk-ins', canAddWalkIn, ({ grant, body }) => addWalkIn(grant, body));
  on('PUT /api/clinics/walk-ins/:id', canMoveWalkIn, ({ grant, body }) => moveTo(grant, body));
  on('POST /api/clinics/walk-ins/:id/patient', canKeepWalkIn, ({ grant, body }) => keepWalkIn(grant, body));
  on('POST /api/clinics/walk-ins/:id/visit', canBookWalkIn, ({ grant, body }) =>
    bookWalkIn(platform, grant, body),
  );
};
