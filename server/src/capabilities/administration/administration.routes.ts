import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { countSearch } from '#platform/limits/limiter.ts';
import {
  canEditUser,
  canListClinics,
  canListUsers,
  canReadStats,
  canReadUser,
  canRemoveUser,
  canResetPasswordOf,
  canSignUserOut,
  canSuspendUser,
} from './administration.access.ts';
import {
  editAccount,
  offerReset,
  readAccount,
  reinstate,
  remove,
  signOutOther,
  suspend,
} from './administration.service.ts';
import { listAccounts, listClinics } from './administration.store.ts';
import { readStats } from './stats.service.ts';

const itself = ({ id }: { id: string }) => [id];

export const administration: Routes = (on, platform) => {
  on('GET /api/admin/stats', canReadStats, ({ grant, query }) => readStats(grant, query.days));
  on(
    'GET /api/admin/users',
    canListUsers,
    async ({ grant, query, reply }) => {
      await countSearch(grant, query.search);
      return onePage(reply, await listAccounts(grant, query), query);
    },
    (page) => page.map(({ id }) => id),
  );
  on('GET /api/admin/users/:id', canReadUser, ({ grant }) => readAccount(grant), itself);
  on(
    'PUT /api/admin/users/:id',
    canEditUser,
    ({ grant, body }) => editAccount(grant, body, platform),
    itself,
  );
  on('DELETE /api/admin/users/:id', canRemoveUser, async ({ grant }) => {
    await remove(grant, platform);
    return undefined;
  });
  on('DELETE /api/admin/users/:id/sessions', canSignUserOut, async ({ grant }) => {
    await signOutOther(grant);
    return undefined;
  });
  on('POST /api/admin/users/:id/password-reset', canResetPasswordOf, async ({ grant }) => {
    await offerReset(grant, platform);
    return undefined;
  });
  on('POST /api/admin/users/:id/suspension', canSuspendUser, ({ grant, body }) =>
    suspend(grant, body, platform),
  );
  on('DELETE /api/admin/users/:id/suspension', canSuspendUser, ({ grant }) => reinstate(grant, platform));
  on('GET /api/admin/clinics', canListClinics, async ({ grant, query, reply }) => {
    await countSearch(grant, query.search);
    return onePage(reply, await listClinics(grant, query), query);
  });
};
