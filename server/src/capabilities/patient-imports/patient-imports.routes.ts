import type { Routes } from '#platform/capability.ts';
import { type AskedPeople, tellAllAsked } from '../clinic-patients/keep-patients.service.ts';
import { canImportPatients } from './patient-imports.access.ts';
import { importPatients, previewPatients } from './patient-imports.service.ts';

export const patientImports: Routes = (on, platform) => {
  const ask = platform.jobs.queue<AskedPeople>('imported-clinic-links', (order) =>
    tellAllAsked(platform, order),
  );
  on('POST /api/clinics/:id/patient-imports/preview', canImportPatients, ({ grant, body }) =>
    previewPatients(grant, body),
  );
  on('POST /api/clinics/:id/patient-imports', canImportPatients, ({ grant, body }) =>
    importPatients(grant, body, ask),
  );
};
