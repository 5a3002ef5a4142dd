import type { Routes } from '#platform/capability.ts';
import { readAvailability } from './availability.service.ts';
import { changeOwnAvailability, readOwnAvailability } from './own-availability.service.ts';
import { canChangeOwnAvailability, canReadOwnAvailability, canSeeAvailability } from './scheduling.access.ts';

export const scheduling: Routes = (on, platform) => {
  on('GET /api/availability/:providerId', canSeeAvailability, ({ grant, params, query }) =>
    readAvailability(platform, grant, params.providerId, query),
  );
  on('GET /api/providers/me/availability', canReadOwnAvailability, ({ grant }) => readOwnAvailability(grant));
  on('PUT /api/providers/me/availability', canChangeOwnAvailability, ({ grant, body }) =>
    changeOwnAvailability(grant, body),
  );
};
