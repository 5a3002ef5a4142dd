import type { CallRoom } from '@lakou/contract/calls';
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

/** Who was seen after this moment is there. */
export const presentSince = (at: Date): Date => new Date(at.getTime() - PRESENT_FOR_MS);

function presenceOf(participant: Participant | undefined, at: Date): CallRoom['me'] {
  if (!participant || participant.leftAt || participant.seenAt <= presentSince(at)) return 'away';
  return participant.admittedAt ? 'in' : 'waiting';
}

const later = (a: Date, b: Date) => (a > b ? a : b);

/** The room as one of the two sees it. */
export function roomOf(
  visit: CallScope,
  participants: readonly Participant[],
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
  };
}
