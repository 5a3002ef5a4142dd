import type { fhir } from '@lakou/contract/fhir';
import { accountOf, type Fixture, personOfRole } from '#platform/access/fixture.ts';
import {
  type AccessTable,
  everyoneGets,
  notPersonal,
  type ObjectRows,
  onlyGets,
} from '#platform/access/table.ts';

const patients = (status: number) => onlyGets({ PATIENT: status });

const ofPerson: ObjectRows = {
  fixture: accountOf('PATIENT'),
  own: patients(200),
  foreign: patients(404),
  missing: patients(404),
};

const patientResource: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  return { params: { type: 'Patient', id: owner.id }, owner };
};

const oneType: Fixture = async (person, world) => ({
  params: { type: 'Patient' },
  owner: await personOfRole(person, 'PATIENT', world),
});

export const fhirAccess: AccessTable<typeof fhir> = {
  'GET /fhir/metadata': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'GET /fhir/Patient/:id/$summary': ofPerson,
  'GET /fhir/Patient/:id/$everything': ofPerson,
  'GET /fhir/:type/:id': { ...ofPerson, fixture: patientResource },
  'GET /fhir/:type': {
    fixture: oneType,
    existing: notPersonal('the name of a type; whose resources are found is the session’s', patients(200)),
    missing: patients(404),
    nothing: 'Nonsense',
  },
};
