import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import {
  canDecideVerification,
  canListVerifications,
  canReadOwnVerification,
  canReadVerification,
} from './verification.access.ts';
import { decide, readCase, readOwnVerification } from './verification.service.ts';
import { listWaiting } from './verification.store.ts';

export const verification: Routes = (on, platform) => {
  on(
    'GET /api/admin/verifications',
    canListVerifications,
    async ({ grant, query, reply }) => onePage(reply, await listWaiting(grant, query), query),
    (page) => page.map(({ id }) => id),
  );
  on(
    'GET /api/admin/providers/:id/verification',
    canReadVerification,
    ({ grant }) => readCase(grant),
    ({ id }) => [id],
  );
  on('PUT /api/admin/providers/:id/verification', canDecideVerification, ({ grant, body }) =>
    decide(grant, body),
  );
  on('GET /api/providers/me/verification', canReadOwnVerification, ({ grant }) =>
    readOwnVerification(grant, platform),
  );
};
