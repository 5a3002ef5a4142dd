import { policy } from '#platform/access/policy.ts';
import { isOwnRecord, patientsOnly } from '../record-access/record-access.service.ts';

export const canReadImports = policy('record-imports:read', patientsOnly, { object: isOwnRecord });
export const canImport = policy('record-import:write', patientsOnly, { object: isOwnRecord });
