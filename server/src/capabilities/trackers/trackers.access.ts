import type { TrackerKind } from '@lakou/contract/trackers';
import { policy, type Rule } from '#platform/access/policy.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import {
  isOwnRecord,
  isOwnRecordOrInCare,
  patientsAndProviders,
  patientsOnly,
  type RecordInput,
} from '../record-access/record-access.service.ts';
import { sharesSymptoms } from './person.store.ts';

/** One's own; or that of a person the actor treats, if the person shares symptoms. */
const isOwnOrShared: Rule<RecordScope, RecordInput> = async (question) => {
  const scope = await isOwnRecordOrInCare(question);
  if (!scope?.byProvider) return scope;
  return (await sharesSymptoms(question, scope)) ? scope : undefined;
};

export const canRead = <Kind extends TrackerKind>(kind: Kind) =>
  policy(`tracker-${kind}:read` as const, patientsAndProviders, {
    object: kind === 'symptoms' ? isOwnOrShared : isOwnRecordOrInCare,
  });
export const canWrite = <Kind extends TrackerKind>(kind: Kind) =>
  policy(`tracker-${kind}:write` as const, patientsOnly, { object: isOwnRecord });
export const canReadSettings = policy('tracker-settings:read', patientsOnly, { object: isOwnRecord });
export const canChangeSettings = policy('tracker-settings:change', patientsOnly, { object: isOwnRecord });
export const canReadHeart = policy('heart:read', patientsAndProviders, { object: isOwnRecordOrInCare });
export const canChangeHeart = policy('heart:change', patientsOnly, { object: isOwnRecord });
