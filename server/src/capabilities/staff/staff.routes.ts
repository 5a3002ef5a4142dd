import type { Routes } from '#platform/capability.ts';
import { fileReply } from '#platform/http/file-reply.ts';
import { onePage } from '#platform/http/page.ts';
import { keyOfRequest } from '#platform/idempotency/idempotency-key.ts';
import { decideClaim, sendClaim } from './clock-claims.service.ts';
import { listClaims, listOwnClaims } from './clock-claims.store.ts';
import { addLeave } from './leaves.service.ts';
import { deleteLeave, listLeaves } from './leaves.store.ts';
import {
  canAddLeave,
  canAddStaff,
  canChangeStaff,
  canClockIn,
  canClockOut,
  canCorrectLog,
  canDecideClaim,
  canInviteAgain,
  canListClaims,
  canListLeaves,
  canListLogs,
  canListOwnClaims,
  canReadSheets,
  canRemoveLeave,
  canRemoveStaff,
  canSendClaim,
} from './staff.access.ts';
import { addStaff, changeStaff, inviteAgain, removeStaff } from './staff.service.ts';
import { clockIn, clockOut, correctLog, readSheet, readSheetFile } from './time-logs.service.ts';
import { listLogs } from './time-logs.store.ts';

export const staff: Routes = (on, platform) => {
  on('POST /api/users', canAddStaff, ({ grant, body }) => addStaff(grant, body, platform));
  on('PUT /api/users/staff/:id', canChangeStaff, ({ grant, body }) => changeStaff(grant, body));
  on('DELETE /api/users/staff/:id', canRemoveStaff, async ({ grant }) => {
    await removeStaff(grant);
    return undefined;
  });
  on('POST /api/users/staff/:id/invite', canInviteAgain, async ({ grant }) => {
    await inviteAgain(grant, platform);
    return { message: 'The invitation is on its way.' };
  });
  on('POST /api/users/staff/:id/clock-in', canClockIn, ({ grant, request }) =>
    clockIn(grant, keyOfRequest(request)),
  );
  on('POST /api/users/staff/:id/clock-out', canClockOut, ({ grant, body, request }) =>
    clockOut(grant, body.timeLogId, keyOfRequest(request)),
  );
  on('GET /api/clinics/:id/timelogs', canListLogs, async ({ grant, query, reply }) =>
    onePage(reply, await listLogs(grant, query), query),
  );
  on('PUT /api/clinics/timelogs/:id', canCorrectLog, ({ grant, body }) => correctLog(grant, body));
  on('POST /api/clinics/:id/clock-claims', canSendClaim, ({ grant, body }) => sendClaim(grant, body));
  on('GET /api/clinics/:id/clock-claims', canListClaims, async ({ grant, query, reply }) =>
    onePage(reply, await listClaims(grant, query), query),
  );
  on('GET /api/users/me/clock-claims', canListOwnClaims, async ({ grant, query, reply }) =>
    onePage(reply, await listOwnClaims(grant, query), query),
  );
  on('POST /api/clinics/clock-claims/:id/decision', canDecideClaim, ({ grant, body }) =>
    decideClaim(grant, body),
  );
  on('GET /api/clinics/:id/timesheets', canReadSheets, ({ grant, query }) => readSheet(grant, query));
  on('GET /api/clinics/:id/timesheets/file', canReadSheets, async ({ grant, query, request }) =>
    fileReply(await readSheetFile(grant, query), request.headers),
  );
  on('GET /api/clinics/:id/leaves', canListLeaves, async ({ grant, query, reply }) =>
    onePage(reply, await listLeaves(grant, query), query),
  );
  on('POST /api/clinics/:id/leaves', canAddLeave, ({ grant, body }) => addLeave(grant, body));
  on('DELETE /api/clinics/leaves/:id', canRemoveLeave, async ({ grant }) => {
    await deleteLeave(grant);
    return undefined;
  });
};
