import type { Booking } from '@lakou/contract/bookings';
import type { CALL_MODES, SIDES } from '@lakou/contract/calls.rules';
import { type ById, everyone, policy, type Rule } from '#platform/access/policy.ts';
import { GUEST_CALLS_PER_ADDRESS, LINK_OPENS_PER_ADDRESS } from '#platform/limits/limits.ts';
import { findCall } from './calls.store.ts';

/** A visit that has a room, and the actor's side of it. */
export interface CallScope {
  readonly bookingId: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly providerId: string;
  readonly side: (typeof SIDES)[number];
  readonly mode: (typeof CALL_MODES)[number];
  readonly status: Booking['status'];
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const theTwo = { kind: 'signedIn', roles: ['PATIENT', 'PROVIDER'] } as const;
const providers = { kind: 'signedIn', roles: ['PROVIDER'] } as const;

const isOneOfTheTwo: Rule<CallScope, ById> = (question) => findCall(question, question.params.id);

export const canSeeRoom = policy('call:read', theTwo, { object: isOneOfTheTwo });
export const canJoin = policy('call:join', theTwo, { object: isOneOfTheTwo });
export const canSync = policy('call:sync', theTwo, { object: isOneOfTheTwo });
export const canSignal = policy('call:signal', theTwo, { object: isOneOfTheTwo });
export const canLeave = policy('call:leave', theTwo, { object: isOneOfTheTwo });
export const canAdmit = policy('call:admit', providers, { object: isOneOfTheTwo });
export const canInvite = policy('call:invite', theTwo, { object: isOneOfTheTwo });
export const canAdmitGuest = policy('call:admit-guest', theTwo, { object: isOneOfTheTwo });

const invited = everyone('one of the two gave the link to whoever opens it');
const cameByLink = everyone('the key that the link gave leads to one place in one room');

export const canLookAsGuest = policy('call-guest:look', invited, { limit: LINK_OPENS_PER_ADDRESS });
export const canJoinAsGuest = policy('call-guest:join', invited, { limit: LINK_OPENS_PER_ADDRESS });
export const canSyncAsGuest = policy('call-guest:sync', cameByLink, { limit: GUEST_CALLS_PER_ADDRESS });
export const canSignalAsGuest = policy('call-guest:signal', cameByLink, { limit: GUEST_CALLS_PER_ADDRESS });
export const canLeaveAsGuest = policy('call-guest:leave', cameByLink, { limit: GUEST_CALLS_PER_ADDRESS });
