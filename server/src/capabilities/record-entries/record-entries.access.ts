import { policy } from '#platform/access/policy.ts';
import {
  isOwnRecord,
  isOwnRecordOrInCare,
  isReadableRecord,
  patientsAndProviders,
  patientsOnly,
} from '../record-access/record-access.service.ts';

export const canReadEntries = policy('record-entries:read', patientsAndProviders, {
  object: isReadableRecord,
});
export const canWriteEntries = policy('record-entries:write', patientsAndProviders, {
  object: isOwnRecordOrInCare,
});
export const canDeleteEntries = policy('record-entries:delete', patientsOnly, { object: isOwnRecord });
