import type { clinicReports } from '@lakou/contract/clinic-reports';
import { clinicOf } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

/** The providers here are administrators of no clinic. */
const managers = {
  fixture: clinicOf,
  own: onlyGets({ CLINIC_ADMIN: 200 }),
  foreign: onlyGets({ CLINIC_ADMIN: 404 }),
  missing: onlyGets({ CLINIC_ADMIN: 404 }),
};

export const clinicReportsAccess: AccessTable<typeof clinicReports> = {
  'GET /api/clinics/:id/report': managers,
  'GET /api/clinics/:id/report/file': managers,
  'GET /api/clinics/:id/monthly-report': managers,
  'GET /api/clinics/:id/monthly-report/file': managers,
  'PUT /api/clinics/:id/monthly-report/columns': {
    ...managers,
    payload: { month: 'Mois' },
    unchanged: 'GET /api/clinics/:id/monthly-report',
  },
};
