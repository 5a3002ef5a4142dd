import { isOwnClinic, policy, staffWith } from '#platform/access/policy.ts';

/** Who adds patients by hand also adds them by file. */
export const canImportPatients = policy('clinic-patient:import', staffWith('Admin', 'Scheduler'), {
  object: isOwnClinic,
});
