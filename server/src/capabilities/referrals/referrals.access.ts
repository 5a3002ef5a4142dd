import type { ReferralRelation } from '@lakou/contract/referrals.rules';
import {
  type ById,
  clinicManagers,
  everyone,
  policy,
  type Rule,
  type RuleContext,
  staffWith,
  worksAs,
} from '#platform/access/policy.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import { fail } from '#platform/errors.ts';
import { LETTERS_PER_ADDRESS } from '#platform/limits/limits.ts';
import { isClinicProvider, mayReadRecords } from '../profiles/profiles.service.ts';
import {
  isOwnRecordOrInCare,
  patientsAndProviders,
  patientsOnly,
  treats,
} from '../record-access/record-access.service.ts';
import {
  findClinicOfCare,
  findOwnReferral,
  findReferralOfProvider,
  hasReferralsOf,
  type ReferralScope,
} from './referral-scope.store.ts';

const providersOnly = { kind: 'signedIn', roles: ['PROVIDER'] } as const;

/** What a provider may read beside what they wrote: nothing without a verified licence, where that is required. */
export async function readingOf(question: RuleContext) {
  const mayRead = await mayReadRecords(question, question.actor.id, question.config);
  return { mayRead, clinicId: mayRead ? await findClinicOfCare(question) : null };
}

const connectedAs =
  (...relations: ReferralRelation[]): Rule<ReferralScope, ById> =>
  async (question) => {
    const { actor, params } = question;
    const reading = actor.role === 'PATIENT' ? undefined : await readingOf(question);
    const found = reading
      ? await findReferralOfProvider(question, params.id, reading)
      : await findOwnReferral(question, params.id);
    if (!found || !relations.includes(found.relation)) return undefined;
    return { ...found, clinicId: reading?.clinicId ?? null };
  };

export interface MoveScope extends ReferralScope {
  /** Who refers again must treat the person, as whoever refers. */
  readonly isTreating: boolean;
}

const isBetween = connectedAs('sender', 'recipient');
const mayAnswer: Rule<MoveScope, ById> = async (question) => {
  const found = await isBetween(question);
  return found && { ...found, isTreating: await treats(question, found) };
};

/** Whose referrals are listed, and for whom. */
export interface ReferralListScope {
  readonly patientId?: string;
  readonly providerId?: string;
  readonly ofClinicId?: string;
  readonly side: 'patient' | 'provider' | 'clinic';
  readonly mayRead: boolean;
  readonly clinicId: string | null;
}

const ofPatient: Rule<ReferralListScope, ById> = async (question) => {
  const { actor, params } = question;
  if (actor.role === 'PATIENT')
    return params.id === actor.id
      ? { patientId: actor.id, side: 'patient', mayRead: true, clinicId: null }
      : undefined;
  const reading = await readingOf(question);
  return (await hasReferralsOf(question, params.id, reading))
    ? { patientId: params.id, side: 'provider', ...reading }
    : undefined;
};

const ofProvider: Rule<ReferralListScope, ById> = async (question) => {
  const { actor, params } = question;
  if (!worksAs(actor, 'Admin'))
    return params.id === actor.id
      ? { providerId: actor.id, side: 'provider', ...(await readingOf(question)) }
      : undefined;
  if (!actor.clinicId || !(await isClinicProvider(question, params.id))) return undefined;
  return { providerId: params.id, side: 'clinic', mayRead: true, clinicId: actor.clinicId };
};

const ofClinic: Rule<ReferralListScope, ById> = ({ actor, params }) =>
  actor.clinicId === params.id
    ? { ofClinicId: params.id, side: 'clinic', mayRead: true, clinicId: params.id }
    : undefined;

interface Referring {
  readonly body: {
    readonly patientId: string;
    readonly dependentId: string | null;
    readonly referringProviderId?: string | null | undefined;
  };
}

/** Only who treats the person now refers them, under their own name. */
const mayRefer: Rule<RecordScope, Referring> = async (question) => {
  const { actor, body, config } = question;
  if (body.referringProviderId && body.referringProviderId !== actor.id) fail('forbidden');
  // The same for every patient, so it does not tell whom a provider without a verified licence treats.
  if (!(await mayReadRecords(question, actor.id, config))) fail('forbidden');
  const person = { patientId: body.patientId, dependentId: body.dependentId };
  return (await treats(question, person)) ? { ...person, byProvider: true } : undefined;
};

export const canListOfPatient = policy('referrals:list', patientsAndProviders, { object: ofPatient });
export const canListOfProvider = policy('referrals:list', staffWith('Admin', 'Provider'), {
  object: ofProvider,
});
export const canListOfClinic = policy('referrals:list', clinicManagers, { object: ofClinic });
export const canListAttachable = policy('vault:read', providersOnly, { object: isOwnRecordOrInCare });
export const canFindFacilities = policy('facilities:search', providersOnly);
export const canRefer = policy('referral:create', providersOnly, { object: mayRefer });
export const canReadReferral = policy('referral:read', patientsAndProviders, {
  object: connectedAs('patient', 'sender', 'recipient', 'care'),
});
export const canMoveReferral = policy('referral:move', providersOnly, {
  object: mayAnswer,
});
export const canEndReferral = policy('referral:end', patientsOnly, { object: connectedAs('patient') });
export const canShareLetter = policy('referral:share', patientsOnly, { object: connectedAs('patient') });
export const canOpenLetter = policy(
  'referral-letter:open',
  everyone('the patient gave the link to whoever opens it'),
  { limit: LETTERS_PER_ADDRESS },
);
