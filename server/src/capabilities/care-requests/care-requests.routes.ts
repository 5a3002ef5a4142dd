import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import {
  canAcceptRequest,
  canAsk,
  canCancelRequest,
  canListRequests,
  canMatch,
  canReadRequest,
  canReject,
  canRestore,
} from './care-requests.access.ts';
import { askForCare, readRequest, withdraw } from './care-requests.service.ts';
import { listRequests } from './care-requests.store.ts';
import { toRequest } from './care-requests.view.ts';
import { acceptRequest, listFitting } from './matching.service.ts';
import { hideRequest, showRequest } from './matching.store.ts';

export const careRequests: Routes = (on, platform) => {
  on('POST /api/care-requests', canAsk, ({ grant, body }) => askForCare(grant, body));
  on('GET /api/care-requests', canListRequests, async ({ grant, query, reply }) => {
    const rows = await listRequests(grant, query);
    return onePage(
      reply,
      rows.map((row) => toRequest(row, grant.at)),
      query,
    );
  });
  on('GET /api/care-requests/:id', canReadRequest, ({ grant }) => readRequest(grant));
  on('POST /api/care-requests/:id/cancel', canCancelRequest, ({ grant }) => withdraw(grant));
  on('GET /api/providers/me/care-requests', canMatch, ({ grant }) => listFitting(grant));
  on('POST /api/care-requests/:id/accept', canAcceptRequest, ({ grant }) => acceptRequest(platform, grant));
  on('POST /api/care-requests/:id/reject', canReject, async ({ grant }) => {
    await hideRequest(grant);
    return undefined;
  });
  on('POST /api/care-requests/:id/restore', canRestore, async ({ grant }) => {
    await showRequest(grant);
    return undefined;
  });
};
