import type { Routes } from '#platform/capability.ts';
import {
  joinAsGuest,
  leaveAsGuest,
  lookAtInvitation,
  signalAsGuest,
  syncAsGuest,
} from './as-guest.service.ts';
import {
  canAdmit,
  canAdmitGuest,
  canInvite,
  canJoin,
  canJoinAsGuest,
  canLeave,
  canLeaveAsGuest,
  canLookAsGuest,
  canSeeRoom,
  canSignal,
  canSignalAsGuest,
  canSync,
  canSyncAsGuest,
} from './calls.access.ts';
import { admitPatient, joinCall, leaveCall, readRoom, sendSignals, syncCall } from './calls.service.ts';
import { admitGuest, inviteGuest, removeGuest } from './guests.service.ts';

export const calls: Routes = (on, { config }) => {
  on(
    'GET /api/calls/:id',
    canSeeRoom,
    ({ grant }) => readRoom(grant),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on('POST /api/calls/:id/join', canJoin, ({ grant }) => joinCall(grant, config.calls));
  on('POST /api/calls/:id/sync', canSync, ({ grant, body }) => syncCall(grant, body));
  on('POST /api/calls/:id/signals', canSignal, async ({ grant, body }) => {
    await sendSignals(grant, body);
    return undefined;
  });
  on('POST /api/calls/:id/admit', canAdmit, ({ grant }) => admitPatient(grant));
  on('POST /api/calls/:id/leave', canLeave, async ({ grant, body }) => {
    await leaveCall(grant, body.connectionId);
    return undefined;
  });

  on('POST /api/calls/:id/guests', canInvite, ({ grant }) => inviteGuest(grant));
  on('POST /api/calls/:id/guests/:guestId/admit', canAdmitGuest, ({ grant, params }) =>
    admitGuest(grant, params.guestId),
  );
  on('DELETE /api/calls/:id/guests/:guestId', canInvite, async ({ grant, params }) => {
    await removeGuest(grant, params.guestId);
    return undefined;
  });
  on('POST /api/call-guests/look', canLookAsGuest, ({ grant, body }) => lookAtInvitation(grant, body.token));
  on('POST /api/call-guests/join', canJoinAsGuest, ({ grant, body }) => joinAsGuest(grant, body));
  on('POST /api/call-guests/sync', canSyncAsGuest, ({ grant, body }) =>
    syncAsGuest(grant, body, config.calls),
  );
  on('POST /api/call-guests/signals', canSignalAsGuest, async ({ grant, body }) => {
    await signalAsGuest(grant, body);
    return undefined;
  });
  on('POST /api/call-guests/leave', canLeaveAsGuest, async ({ grant, body }) => {
    await leaveAsGuest(grant, body);
    return undefined;
  });
};
