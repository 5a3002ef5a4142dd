import type { family } from '@lakou/contract/family';
import { accountOf, type Fixture, personOfRole } from '#platform/access/fixture.ts';
import { type AccessTable, type ObjectRows, onlyGets } from '#platform/access/table.ts';

const CHILD = { name: 'Ti Jo', dateOfBirth: '2019-04-02', relationship: 'child' } as const;

const dependent: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const params = { id: owner.id };
  const { id } = await world.api('POST /api/users/:id/dependents', owner, { params, body: CHILD });
  return { params: { ...params, dependentId: id }, owner };
};

const patients = (
  own: number,
): Pick<ObjectRows, 'missing'> & { own: ObjectRows['missing']; foreign: ObjectRows['missing'] } => ({
  own: onlyGets({ PATIENT: own }),
  foreign: onlyGets({ PATIENT: 404 }),
  missing: onlyGets({ PATIENT: 404 }),
});
const unchanged = 'GET /api/users/:id/dependents';

export const familyAccess: AccessTable<typeof family> = {
  'GET /api/users/:id/dependents': { fixture: accountOf('PATIENT'), ...patients(200) },
  'POST /api/users/:id/dependents': {
    fixture: accountOf('PATIENT'),
    payload: CHILD,
    ...patients(201),
    unchanged,
  },
  'PUT /api/users/:id/dependents/:dependentId': {
    fixture: dependent,
    payload: { ...CHILD, name: 'Ti Jan' },
    ...patients(200),
    unchanged,
  },
  'DELETE /api/users/:id/dependents/:dependentId': { fixture: dependent, ...patients(204), unchanged },
};
