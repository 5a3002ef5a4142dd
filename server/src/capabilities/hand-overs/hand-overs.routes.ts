import type { Routes } from '#platform/capability.ts';
import {
  canAcceptHandOver,
  canDeclineHandOver,
  canListHandOvers,
  canLookAtHandOver,
  canOfferHandOver,
  canWithdrawHandOver,
} from './hand-overs.access.ts';
import {
  acceptHandOver,
  declineHandOver,
  lookAtHandOver,
  offerHandOver,
  withdrawHandOver,
} from './hand-overs.service.ts';
import { listHandOvers } from './hand-overs.store.ts';

export const handOvers: Routes = (on, platform) => {
  on('GET /api/users/:id/hand-overs', canListHandOvers, ({ grant }) => listHandOvers(grant));
  on('POST /api/users/:id/dependents/:dependentId/hand-over', canOfferHandOver, ({ grant, body }) =>
    offerHandOver(grant, body.email, platform),
  );
  on('DELETE /api/users/:id/dependents/:dependentId/hand-over', canWithdrawHandOver, ({ grant }) =>
    withdrawHandOver(grant),
  );
  on(
    'POST /api/hand-overs/look',
    canLookAtHandOver,
    ({ grant }) => lookAtHandOver(grant),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on('POST /api/hand-overs/accept', canAcceptHandOver, ({ grant }) => acceptHandOver(grant));
  on('POST /api/hand-overs/decline', canDeclineHandOver, ({ grant }) => declineHandOver(grant));
};
