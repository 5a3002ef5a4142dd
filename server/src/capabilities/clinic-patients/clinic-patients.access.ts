import { type ById, isOwnClinic, policy, type Rule, staffWith } from '#platform/access/policy.ts';
import { findAccepted } from '../bookings/desk.service.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';
import { hidesUnverified } from '../providers/providers.service.ts';
import { patientsOnly, treats } from '../record-access/record-access.service.ts';
import { findAsk, findLink, isOwnLink } from './clinic-links.store.ts';
import { isMergeOf } from './duplicates.store.ts';
import { isShown } from './joining.store.ts';
import { isViewOf } from './patient-views.store.ts';

export const clinicDesk = staffWith('Admin', 'Scheduler');
const deskAndProviders = staffWith('Admin', 'Scheduler', 'Provider');

/** Whose patients: all of the clinic, or those whom one provider treats. */
export interface PatientsScope {
  readonly clinicId: string;
  readonly careOf: string | null;
  /** Whether contacts are shown: to managers, and to providers with a verified licence where one is asked for. */
  readonly contacts: boolean;
}

const ofOwnClinic: Rule<PatientsScope, ById> = async (question) => {
  const { actor, params, config } = question;
  if (params.id !== actor.clinicId) return undefined;
  if (actor.clinicRole !== 'Provider') return { clinicId: params.id, careOf: null, contacts: true };
  const contacts = await mayReadRecords(question, actor.id, config);
  return { clinicId: params.id, careOf: actor.id, contacts };
};

export interface LinkScope {
  readonly clinicId: string;
  readonly linkId: string;
  /** The account, where the clinic may know it. */
  readonly accountId: string | null;
}
export type DetailsScope = LinkScope & { readonly inCare: boolean };

interface ByPatientAndClinic {
  readonly params: { readonly patientId: string; readonly clinicId: string };
}

/** Both ids together; for a provider somebody whom they treat. */
const isPatientOfClinic: Rule<DetailsScope, ByPatientAndClinic> = async (question) => {
  const { actor, params } = question;
  if (params.clinicId !== actor.clinicId) return undefined;
  const link = await findLink(question, params.clinicId, params.patientId);
  if (!link) return undefined;
  if (actor.clinicRole !== 'Provider') return { ...link, inCare: false };
  const { accountId } = link;
  const inCare = accountId !== null && (await treats(question, { patientId: accountId, dependentId: null }));
  return inCare ? { ...link, inCare } : undefined;
};

const isOwnPatient: Rule<LinkScope, ById> = ({ ...question }) =>
  question.actor.clinicId ? findLink(question, question.actor.clinicId, question.params.id) : undefined;

/** A link that its person accepted, and who treats people at the same clinic. */
export interface AssignScope {
  readonly clinicId: string;
  readonly linkId: string;
  readonly patientId: string;
  readonly providerId: string;
}
interface ByProvider {
  readonly params: { readonly id: string; readonly providerId: string };
}
const ofProvider =
  (orInvited: boolean): Rule<AssignScope, ByProvider> =>
  async (question) => {
    const { clinicId } = question.actor;
    const { id: linkId, providerId } = question.params;
    if (!clinicId) return undefined;
    const patientId = await findAccepted(question, clinicId, linkId, providerId, { orInvited });
    return patientId ? { clinicId, linkId, patientId, providerId } : undefined;
  };

interface ToBook {
  readonly params: { readonly id: string };
  readonly body: { readonly providerId: string };
}
const withOwnProvider: Rule<AssignScope, ToBook> = async (question) => {
  const { clinicId } = question.actor;
  const [linkId, providerId] = [question.params.id, question.body.providerId];
  const patientId = clinicId && (await findAccepted(question, clinicId, linkId, providerId));
  return patientId ? { clinicId, linkId, patientId, providerId } : undefined;
};

export interface ViewScope {
  readonly clinicId: string;
  readonly viewId: string;
}
const isOwnView: Rule<ViewScope, ById> = async (question) => {
  const { clinicId } = question.actor;
  const viewId = question.params.id;
  return clinicId && (await isViewOf(question, clinicId, viewId)) ? { clinicId, viewId } : undefined;
};

export interface MergeScope {
  readonly clinicId: string;
  readonly mergeId: string;
}
const isOwnMerge: Rule<MergeScope, ById> = async (question) => {
  const { clinicId } = question.actor;
  const mergeId = question.params.id;
  return clinicId && (await isMergeOf(question, clinicId, mergeId)) ? { clinicId, mergeId } : undefined;
};

/** Who proved the address that the clinic wrote down. */
const isAsked: Rule<{ linkId: string }, ById> = async (question) =>
  question.actor.isEmailVerified && (await findAsk(question, question.params.id))
    ? { linkId: question.params.id }
    : undefined;

const isAccepted: Rule<{ linkId: string }, ById> = async (question) =>
  (await isOwnLink(question, question.params.id)) ? { linkId: question.params.id } : undefined;

/** A clinic that everybody finds. */
const isShownClinic: Rule<{ clinicId: string }, ById> = async (question) =>
  (await isShown(question, question.params.id, hidesUnverified(question.config)))
    ? { clinicId: question.params.id }
    : undefined;

export const canListPatients = policy('clinic-patients:list', deskAndProviders, { object: ofOwnClinic });
export const canListTags = policy('clinic-patients:tags', clinicDesk, { object: isOwnClinic });
export const canAddPatient = policy('clinic-patient:add', clinicDesk, { object: isOwnClinic });
export const canReadPatient = policy('clinic-patient:read', deskAndProviders, { object: isPatientOfClinic });
export const canTagPatient = policy('clinic-patient:tag', clinicDesk, { object: isOwnPatient });
export const canListViews = policy('patient-views:list', clinicDesk, { object: isOwnClinic });
export const canKeepView = policy('patient-view:keep', clinicDesk, { object: isOwnClinic });
export const canForgetView = policy('patient-view:forget', clinicDesk, { object: isOwnView });
export const canListTwins = policy('patient-twins:list', clinicDesk, { object: isOwnClinic });
export const canListMerges = policy('patient-merges:list', clinicDesk, { object: isOwnClinic });
export const canMerge = policy('patient:merge', clinicDesk, { object: isOwnPatient });
export const canUndoMerge = policy('patient-merge:undo', clinicDesk, { object: isOwnMerge });
export const canAssign = policy('clinic-patient:assign', clinicDesk, { object: ofProvider(false) });
export const canUnassign = policy('clinic-patient:unassign', clinicDesk, { object: ofProvider(true) });
export const canBookFor = policy('clinic-patient:book', clinicDesk, { object: withOwnProvider });
export const canListClinics = policy('clinic-links:list', patientsOnly);
export const canAnswerClinic = policy('clinic-link:answer', patientsOnly, { object: isAsked });
export const canEndLink = policy('clinic-link:end', patientsOnly, { object: isAccepted });
export const canJoinClinic = policy('clinic-link:join', patientsOnly, { object: isShownClinic });
