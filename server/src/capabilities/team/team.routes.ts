import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { canCountUnseen, canMarkSeen, canReadTeam, canTakeBack, canWriteToTeam } from './team.access.ts';
import { markSeen, takeBack, unseenOf, writeToTeam } from './team.service.ts';
import { listMessages } from './team.store.ts';

export const team: Routes = (on) => {
  on('GET /api/clinics/:id/team-messages', canReadTeam, async ({ grant, query, reply }) =>
    onePage(reply, await listMessages(grant, query), query),
  );
  on('POST /api/clinics/:id/team-messages', canWriteToTeam, ({ grant, body }) => writeToTeam(grant, body));
  on('GET /api/clinics/:id/team-messages/unread', canCountUnseen, ({ grant }) => unseenOf(grant));
  on('PUT /api/clinics/:id/team-messages/seen', canMarkSeen, ({ grant, body }) => markSeen(grant, body));
  on('DELETE /api/clinics/team-messages/:id', canTakeBack, ({ grant }) => takeBack(grant));
};
