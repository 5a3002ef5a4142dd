import type { Booking } from '@lakou/contract/bookings';
import type { CALL_MODES, SIDES } from '@lakou/contract/calls.rules';
import { type ById, policy, type Rule } from '#platform/access/policy.ts';
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
