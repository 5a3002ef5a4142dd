import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { canListWaiting, canStopWaiting, canWait } from './waiting-lists.access.ts';
import { waitFor } from './waiting-lists.service.ts';
import { deleteEntry, listEntries } from './waiting-lists.store.ts';

export const waitingLists: Routes = (on) => {
  on('GET /api/waiting-lists', canListWaiting, async ({ grant, query, reply }) =>
    onePage(reply, await listEntries(grant, query), query),
  );
  on('POST /api/waiting-lists', canWait, ({ grant, body }) => waitFor(grant, body));
  on('DELETE /api/waiting-lists/:id', canStopWaiting, async ({ grant }) => {
    await deleteEntry(grant);
    return undefined;
  });
};
