import { type ById, policy, type Rule } from '#platform/access/policy.ts';
import {
  isOwnRecord,
  isOwnRecordOrInCare,
  patientsAndProviders,
  patientsOnly,
} from '../record-access/record-access.service.ts';

const isOwnFamily: Rule<{ patientId: string }, ById> = ({ actor, params }) =>
  params.id === actor.id ? { patientId: actor.id } : undefined;

export const canReadMeasurements = policy('measurements:read', patientsAndProviders, {
  object: isOwnRecordOrInCare,
});
export const canWriteMeasurements = policy('measurements:write', patientsOnly, { object: isOwnRecord });
export const canReadDangers = policy('measurement-dangers:read', patientsOnly, { object: isOwnFamily });
export const canAcknowledge = policy('measurements:acknowledge', patientsOnly, { object: isOwnRecord });
