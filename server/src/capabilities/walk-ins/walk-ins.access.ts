import { type ById, isOwnClinic, policy, type Rule, staffWith } from '#platform/access/policy.ts';
import { findAccepted } from '../bookings/desk.service.ts';
import type { AssignScope } from '../clinic-patients/booking-for.service.ts';
import { findLinkOf, isWalkInOf } from './walk-ins.store.ts';

const desk = staffWith('Admin', 'Scheduler');
/** Those who treat call the next one themselves. */
const deskAndProviders = staffWith('Admin', 'Scheduler', 'Provider');

export interface WalkInScope {
  readonly clinicId: string;
  readonly walkInId: string;
}
const isOwn: Rule<WalkInScope, ById> = async (question) => {
  const { clinicId } = question.actor;
  const walkInId = question.params.id;
  return clinicId && (await isWalkInOf(question, clinicId, walkInId)) ? { clinicId, walkInId } : undefined;
};

interface ToBook {
  readonly params: { readonly id: string };
  readonly body: { readonly providerId: string };
}
/** Somebody in the queue who accepted the clinic, and who treats people there. */
const withOwnProvider: Rule<AssignScope & WalkInScope, ToBook> = async (question) => {
  const { actor, params, body } = question;
  const { clinicId } = actor;
  const linkId = clinicId && (await findLinkOf(question, clinicId, params.id));
  const patientId = linkId && (await findAccepted(question, clinicId, linkId, body.providerId));
  return patientId
    ? { clinicId, linkId, patientId, providerId: body.providerId, walkInId: params.id }
    : undefined;
};

export const canListWalkIns = policy('walk-ins:list', deskAndProviders, { object: isOwnClinic });
export const canAddWalkIn = policy('walk-in:add', desk, { object: isOwnClinic });
export const canMoveWalkIn = policy('walk-in:move', deskAndProviders, { object: isOwn });
export const canKeepWalkIn = policy('walk-in:keep', desk, { object: isOwn });
export const canBookWalkIn = policy('clinic-patient:book', desk, { object: withOwnProvider });
