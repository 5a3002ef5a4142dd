import { type ById, policy, type Rule, staffWith } from '#platform/access/policy.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';
import { findLinkAccount, findVisit, isWalkInWith } from './clinic-visit-scope.store.ts';

const desk = staffWith('Admin', 'Scheduler');
const deskAndProviders = staffWith('Admin', 'Scheduler', 'Provider');
/** Who runs a clinic treats nobody. */
const providers = { kind: 'signedIn', roles: ['PROVIDER'] } as const;

/** Whose visits: all of the clinic, or those of one provider. */
export interface VisitsScope {
  readonly clinicId: string;
  readonly providerId: string | null;
}
const ofOwnClinic: Rule<VisitsScope, ById> = ({ actor, params }) =>
  params.id === actor.clinicId
    ? { clinicId: params.id, providerId: actor.clinicRole === 'Provider' ? actor.id : null }
    : undefined;

export interface StartScope {
  readonly clinicId: string;
  readonly walkInId: string;
  readonly providerId: string;
}
interface ToStart {
  readonly params: { readonly id: string };
  readonly body: { readonly providerId: string };
}
/** Somebody in the queue of the clinic, and who treats people there; a provider takes people themselves only. */
const withOwnProvider: Rule<StartScope, ToStart> = async (question) => {
  const { actor, params, body } = question;
  const { clinicId } = actor;
  const { providerId } = body;
  if (!clinicId || (actor.clinicRole === 'Provider' && providerId !== actor.id)) return undefined;
  const walkInId = params.id;
  const found = await isWalkInWith(question, { clinicId, walkInId, providerId });
  return found ? { clinicId, walkInId, providerId } : undefined;
};

export interface VisitScope {
  readonly clinicId: string;
  readonly visitId: string;
  readonly isOwn: boolean;
  readonly readsNote: boolean;
}
/** The desk knows of every visit; a provider of theirs, and of earlier ones of somebody they are seeing. */
const isVisible: Rule<VisitScope, ById> = async (question) => {
  const { actor, params, config } = question;
  const { clinicId } = actor;
  const found = clinicId && (await findVisit(question, clinicId, params.id));
  if (!found) return undefined;
  const scope = { clinicId, visitId: params.id };
  if (actor.clinicRole !== 'Provider') return { ...scope, isOwn: false, readsNote: false };
  if (!found.isOwn && !found.isSeeing) return undefined;
  return { ...scope, isOwn: found.isOwn, readsNote: await mayReadRecords(question, actor.id, config) };
};
/** The provider whose visit it is, with a checked licence where one is asked for. */
const isTheirs: Rule<VisitScope, ById> = async (question) => {
  const visit = await isVisible(question);
  return visit?.isOwn && visit.readsNote ? visit : undefined;
};
const isOfDeskOrTheirs: Rule<VisitScope, ById> = async (question) => {
  const visit = await isVisible(question);
  return visit?.isOwn || question.actor.clinicRole !== 'Provider' ? visit : undefined;
};

export interface RecordOwner {
  readonly clinicId: string;
  readonly linkId: string;
  readonly patientId: string;
  readonly entryId: string;
}
interface OfEntry {
  readonly params: { readonly id: string };
  readonly body: { readonly entryId: string };
}
/** Somebody who accepted the clinic with their account, and an entry of it that is nobody else's. */
const hasAccepted: Rule<RecordOwner, OfEntry> = async (question) => {
  const { clinicId } = question.actor;
  const [linkId, entryId] = [question.params.id, question.body.entryId];
  const patientId = clinicId && (await findLinkAccount(question, { clinicId, linkId, entryId }));
  return patientId ? { clinicId, linkId, patientId, entryId } : undefined;
};

export const canListVisits = policy('clinic-visits:list', deskAndProviders, { object: ofOwnClinic });
export const canStartVisit = policy('clinic-visit:start', deskAndProviders, { object: withOwnProvider });
export const canReadVisit = policy('clinic-visit:read', deskAndProviders, { object: isVisible });
export const canWriteVisit = policy('clinic-visit:write', providers, { object: isTheirs });
export const canSignVisit = policy('clinic-visit:sign', providers, { object: isTheirs });
export const canAmendVisit = policy('clinic-visit:amend', providers, { object: isTheirs });
export const canCancelVisit = policy('clinic-visit:cancel', deskAndProviders, { object: isOfDeskOrTheirs });
/** By the desk alone: an account never takes a visit for its own. */
export const canGiveRecord = policy('clinic-visits:give', desk, { object: hasAccepted });
