import { policy } from '#platform/access/policy.ts';
import {
  isOwnRecordOrInCare,
  isReadableRecord,
  patientsAndProviders,
} from '../record-access/record-access.service.ts';

export const canReadVaccines = policy('vaccines:read', patientsAndProviders, { object: isReadableRecord });
export const canWriteVaccines = policy('vaccines:write', patientsAndProviders, {
  object: isOwnRecordOrInCare,
});
