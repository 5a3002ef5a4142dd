import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { countSearch } from '#platform/limits/limiter.ts';
import {
  canChangeProfile,
  canCompleteProfile,
  canListPatients,
  canReadClinic,
  canReadProfile,
} from './profiles.access.ts';
import { changeProfile, completeProfile, getClinic, listPatients, readProfile } from './profiles.service.ts';

export const profiles: Routes = (on, platform) => {
  on(
    'GET /api/users/:id',
    canReadProfile,
    ({ grant }) => readProfile(grant, platform),
    ({ id, dependents = [] }) => [id, ...dependents.map((one) => one.id)],
  );
  on('PUT /api/users/:id', canChangeProfile, ({ grant, body }) => changeProfile(grant, body, platform));
  on('POST /api/users/:id/complete-profile', canCompleteProfile, ({ grant, body }) =>
    completeProfile(grant, body, platform),
  );
  on(
    'GET /api/users/patients',
    canListPatients,
    async ({ grant, query, reply }) => {
      await countSearch(grant, query.q);
      return onePage(reply, await listPatients(grant, query, platform), query);
    },
    (page) => page.flatMap(({ id, dependents }) => [id, ...dependents.map((one) => one.id)]),
  );
  on('GET /api/clinics/:id', canReadClinic, ({ grant }) => getClinic(grant));
};
