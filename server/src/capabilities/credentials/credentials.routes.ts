import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import {
  canAddCredential,
  canDecideCredential,
  canListCredentials,
  canReviewCredentials,
} from './credentials.access.ts';
import { addCredential, decideCredential, today } from './credentials.service.ts';
import { listCredentials, listWaiting } from './credentials.store.ts';

export const credentials: Routes = (on, platform) => {
  on('GET /api/providers/me/credentials', canListCredentials, ({ grant }) =>
    listCredentials(grant, today(grant.at)),
  );
  on('POST /api/providers/me/credentials', canAddCredential, ({ grant, body }) =>
    addCredential(grant, body, platform),
  );
  on(
    'GET /api/admin/credentials',
    canReviewCredentials,
    async ({ grant, query, reply }) =>
      onePage(reply, await listWaiting(grant, query, today(grant.at)), query),
    (page) => page.map(({ providerId }) => providerId),
  );
  on('PUT /api/admin/credentials/:id', canDecideCredential, ({ grant, body }) =>
    decideCredential(grant, body),
  );
};
