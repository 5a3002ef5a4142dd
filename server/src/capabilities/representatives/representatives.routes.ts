import type { Routes } from '#platform/capability.ts';
import { listBills } from './bills.store.ts';
import {
  canAcceptRepresentation,
  canEndRepresentation,
  canListBills,
  canListRepresentatives,
  canListRepresented,
  canNameRepresentative,
} from './representatives.access.ts';
import { acceptRepresentation, end, nameRepresentative } from './representatives.service.ts';
import { listRepresentatives, listRepresented } from './representatives.store.ts';

export const representatives: Routes = (on, platform) => {
  on('GET /api/users/:id/representatives', canListRepresentatives, ({ grant }) => listRepresentatives(grant));
  on('POST /api/users/:id/representatives', canNameRepresentative, ({ grant, body }) =>
    nameRepresentative(grant, body, platform),
  );
  on(
    'GET /api/users/:id/represented',
    canListRepresented,
    ({ grant }) => listRepresented(grant),
    // Of who only asks no id is known, and they do not learn that the address has an account.
    (people) => people.map(({ patientId }) => patientId),
  );
  on(
    'GET /api/represented/:patientId/bills',
    canListBills,
    ({ grant }) => listBills(grant),
    (_, { scope }) => [scope.patientId],
  );
  on('POST /api/representatives/:id/accept', canAcceptRepresentation, ({ grant }) =>
    acceptRepresentation(grant),
  );
  on('DELETE /api/representatives/:id', canEndRepresentation, ({ grant }) => end(grant));
};
