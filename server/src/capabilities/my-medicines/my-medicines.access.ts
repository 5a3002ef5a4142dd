import { policy } from '#platform/access/policy.ts';
import {
  isOwnRecord,
  isReadableRecord,
  patientsAndProviders,
  patientsOnly,
} from '../record-access/record-access.service.ts';

export const canReadMedicines = policy('my-medicines:read', patientsAndProviders, {
  object: isReadableRecord,
});
export const canWriteMedicines = policy('my-medicines:write', patientsOnly, { object: isOwnRecord });
export const canAnswerDoses = policy('medicine-doses:answer', patientsOnly, { object: isOwnRecord });
