import { isInCare } from '#platform/access/care-relationship.ts';
import { type ById, policy, type Rule } from '#platform/access/policy.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import { isDependentOf } from '../family/family.service.ts';
import { isVerified } from '../profiles/profiles.service.ts';
import { isListedProvider } from '../providers/providers.service.ts';
import { patientsOnly } from './record-access.service.ts';
import { isGrantOf, type OneGrantScope, wasInCare } from './record-access.store.ts';

export interface NewGrantScope {
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly providerId: string;
}
interface NewGrant {
  readonly body: { readonly providerId: string; readonly dependentId?: string | null | undefined };
}
interface Emergency extends ById {
  readonly body: { readonly dependentId?: string | null | undefined };
}

const toListedProvider: Rule<NewGrantScope, NewGrant> = async (question) => {
  const { actor, body, config } = question;
  const { providerId, dependentId = null } = body;
  if (dependentId && !(await isDependentOf(question, actor.id, dependentId))) return undefined;
  if (!(await isListedProvider(question, providerId, config))) return undefined;
  return { patientId: actor.id, dependentId, providerId };
};

const isOwnGrant: Rule<OneGrantScope, ById> = async (question) =>
  (await isGrantOf(question, question.params.id))
    ? { grantId: question.params.id, patientId: question.actor.id }
    : undefined;

/** Somebody whom this verified provider once treated; of anybody else nobody learns whether they exist. */
const wasTreated: Rule<RecordScope & { inCare: boolean }, Emergency> = async (question) => {
  const { actor, params, body } = question;
  const person = { patientId: params.id, dependentId: body.dependentId ?? null };
  if (!(await isVerified(question, actor.id)) || !(await wasInCare(question, person))) return undefined;
  return { ...person, byProvider: true, inCare: await isInCare(question, person) };
};

export const canListAccess = policy('record-access:list', patientsOnly);
export const canGiveAccess = policy('record-access:give', patientsOnly, { object: toListedProvider });
export const canRevokeAccess = policy('record-access:revoke', patientsOnly, { object: isOwnGrant });
export const canBreakGlass = policy(
  'record:break-glass',
  { kind: 'signedIn', roles: ['PROVIDER'] } as const,
  { object: wasTreated, stepUp: true },
);
