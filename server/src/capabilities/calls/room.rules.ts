import type { CallGuest, CallRoom } from '@lakou/contract/calls';
import { callWindow, isCallOpen, PRESENT_FOR_MS, type SIDES } from '@lakou/contract/calls.rules';
import type { CallScope } from './calls.access.ts';

type Side = (typeof SIDES)[number];

export interface Participant {
  readonly side: Side;
  readonly connectionId: string;
  readonly joinedAt: Date;
  readonly seenAt: Date;
  readonly admittedAt: Date | null;
  readonly leftAt: Date | null;
}

export interface Guest {
  readonly id: string;
  /** These are set when somebody has come by the link. */
  readonly name: string | null;
  readonly connectionId: string | null;
  readonly seenAt: Date | null;
  readonly admittedAt: Date | null;
  readonly leftAt: Date | null;
}

/** Who was seen after this moment is there. */
export const presentSince = (at: Date): Date => new Date(at.getTime() - PRESENT_FOR_MS);

type Seen = Pick<Participant | Guest, 'seenAt' | 'admittedAt' | 'leftAt'>;

function presenceOf(participant: Seen | undefined, at: Date): CallRoom['me'] {
  if (!participant?.seenAt || participant.leftAt || participant.seenAt <= presentSince(at)) return 'away';
  return participant.admittedAt ? 'in' : 'waiting';
}

function guestOf(guest: Guest, isReaderIn: boolean, at: Date): CallGuest {
  const { id, name, connectionId } = guest;
  const presence = connectionId ? presenceOf(guest, at) : 'invited';
  return { id, name, presence, connectionId: isReaderIn && presence === 'in' ? connectionId : null };
}

const later = (a: Date, b: Date) => (a > b ? a : b);

/** The room as one of the two sees it. */
export function roomOf(
  visit: CallScope,
  participants: readonly Participant[],
  guests: readonly Guest[],
  ahead: number,
  at: Date,
): CallRoom {
  const of = (side: Side) => participants.find((one) => one.side === side);
  const [patient, provider] = [of('patient'), of('provider')];
  const [mine, theirs] = visit.side === 'patient' ? [patient, provider] : [provider, patient];
  const [me, other] = [presenceOf(mine, at), presenceOf(theirs, at)];
  const both = me === 'in' && other === 'in';
  const { opensAt, closesAt } = callWindow(visit);
  const waits = presenceOf(patient, at) === 'waiting';
  return {
    side: visit.side,
    mode: visit.mode,
    status: visit.status,
    at: at.toISOString(),
    startsAt: visit.startsAt.toISOString(),
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    open: isCallOpen(visit, at),
    me,
    other,
    otherConnectionId: both && theirs ? theirs.connectionId : null,
    waitingSince: waits && patient ? patient.joinedAt.toISOString() : null,
    ahead,
    togetherSince:
      both && patient?.admittedAt && provider?.admittedAt
        ? later(patient.admittedAt, provider.admittedAt).toISOString()
        : null,
    guests: guests.map((guest) => guestOf(guest, me === 'in', at)),
  };
}
