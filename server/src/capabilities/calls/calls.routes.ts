import type { Routes } from '#platform/capability.ts';
import { canAdmit, canJoin, canLeave, canSeeRoom, canSignal, canSync } from './calls.access.ts';
import { admitPatient, joinCall, leaveCall, readRoom, sendSignals, syncCall } from './calls.service.ts';

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
};
