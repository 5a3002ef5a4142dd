import { type ById, everyone, policy, type Rule } from '#platform/access/policy.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import { isDependentOf } from '../family/family.service.ts';
import { patientsOnly } from '../record-access/record-access.service.ts';

/** The actor, or somebody they act for. */
const isOwnPerson: Rule<RecordScope, ById> = async (question) => {
  const { actor, params } = question;
  // A connected program reads the one person it was allowed.
  if (actor.app && params.id !== (actor.app.dependentId ?? actor.id)) return undefined;
  const own = { patientId: actor.id, dependentId: null, byProvider: false };
  if (params.id === actor.id) return own;
  return (await isDependentOf(question, actor.id, params.id))
    ? { ...own, dependentId: params.id }
    : undefined;
};

/** The actor's own record, where a service finds the people they act for; or whose record a program was allowed. */
const isOwn: Rule<RecordScope> = async (question) => {
  const { actor } = question;
  const dependentId = actor.app?.dependentId ?? null;
  if (dependentId && !(await isDependentOf(question, actor.id, dependentId))) return undefined;
  return { patientId: actor.id, dependentId, byProvider: false };
};

export const canReadMetadata = policy(
  'fhir:describe',
  everyone('programs ask what a FHIR server can do first'),
);
export const canExportPerson = policy('record:export', patientsOnly, { object: isOwnPerson });
export const canExportRecord = policy('record:export', patientsOnly, { object: isOwn });
