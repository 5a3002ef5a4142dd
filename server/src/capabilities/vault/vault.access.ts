import { policy } from '#platform/access/policy.ts';
import { isReadableRecord, patientsAndProviders } from '../record-access/record-access.service.ts';

export const canReadRecord = policy('vault:read', patientsAndProviders, { object: isReadableRecord });
