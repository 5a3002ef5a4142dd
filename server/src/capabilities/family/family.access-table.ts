import type { family } from '@lakou/contract/family';
import { type AccessCase, type AccessTable, type Cast, signedInGets } from '#platform/access/table.ts';

const CHILD = { name: 'Ti Jo', dateOfBirth: '2019-04-02', relationship: 'child' };
const patients = (status: number): AccessCase['gets'] => ({ ...signedInGets(403), PATIENT: status });

const of =
  (id: (cast: Cast) => string, payload?: object) =>
  (cast: Cast): ReturnType<NonNullable<AccessCase['request']>> => ({
    params: { id: id(cast), dependentId: cast.nothing },
    ...(payload && { payload }),
  });
const own = (cast: Cast) => cast.visitor.id;
const foreign = (cast: Cast) => cast.other.id;

export const familyAccess: AccessTable<typeof family> = {
  'GET /api/users/:id/dependents': [
    { on: 'own', request: of(own), gets: patients(200) },
    { on: 'foreign', request: of(foreign), gets: patients(404) },
  ],
  'POST /api/users/:id/dependents': [
    { on: 'own', request: of(own, CHILD), gets: patients(201) },
    { on: 'foreign', request: of(foreign, CHILD), gets: patients(404) },
  ],
  'PUT /api/users/:id/dependents/:dependentId': [
    { on: 'missing', request: of(own, CHILD), gets: patients(404) },
    { on: 'foreign', request: of(foreign, CHILD), gets: patients(404) },
  ],
  'DELETE /api/users/:id/dependents/:dependentId': [
    { on: 'missing', request: of(own), gets: patients(404) },
    { on: 'foreign', request: of(foreign), gets: patients(404) },
  ],
};
