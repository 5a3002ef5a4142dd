import type { Routes } from '#platform/capability.ts';
import { canAddDependent, canChangeDependent, canReadFamily, canRemoveDependent } from './family.access.ts';
import { addDependent, changeDependent, removeDependent } from './family.service.ts';
import { listDependents } from './family.store.ts';

export const family: Routes = (on, platform) => {
  on('GET /api/users/:id/dependents', canReadFamily, ({ grant }) => listDependents(grant));
  on('POST /api/users/:id/dependents', canAddDependent, ({ grant, body }) =>
    addDependent(grant, body, platform),
  );
  on('PUT /api/users/:id/dependents/:dependentId', canChangeDependent, ({ grant, body }) =>
    changeDependent(grant, body, platform),
  );
  on('DELETE /api/users/:id/dependents/:dependentId', canRemoveDependent, async ({ grant }) => {
    await removeDependent(grant);
    return undefined;
  });
};
