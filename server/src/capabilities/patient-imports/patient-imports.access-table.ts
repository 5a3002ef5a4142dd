import type { patientImports } from '@lakou/contract/patient-imports';
import { clinicOf } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

const csv = 'Name,Phone\nMarie Joseph,+50937001234\n';

/** The providers here work for no clinic; the tests of imports check staff of other roles. */
const desk = {
  fixture: clinicOf,
  own: onlyGets({ CLINIC_ADMIN: 200 }),
  foreign: onlyGets({ CLINIC_ADMIN: 404 }),
  missing: onlyGets({ CLINIC_ADMIN: 404 }),
};

export const patientImportsAccess: AccessTable<typeof patientImports> = {
  'POST /api/clinics/:id/patient-imports/preview': { ...desk, payload: { csv } },
  'POST /api/clinics/:id/patient-imports': {
    ...desk,
    payload: { csv, columns: { name: 'Name' } },
    unchanged: 'GET /api/clinics/:id/patients',
  },
};
