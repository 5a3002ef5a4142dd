import { clinicManagers, isOwnClinic, policy } from '#platform/access/policy.ts';

export const canReadReport = policy('clinic-report:read', clinicManagers, { object: isOwnClinic });
export const canNameColumns = policy('clinic-report:columns', clinicManagers, { object: isOwnClinic });
