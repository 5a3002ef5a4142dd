import { randomUUID } from 'node:crypto';
import type { CallRoom, CallTicket, ReceivedSignal, SentSignals } from '@lakou/contract/calls';
import { callWindow, isCallOpen } from '@lakou/contract/calls.rules';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { CallSettings } from '#platform/call-settings.ts';
import { fail } from '#platform/errors.ts';
import { publish } from '#platform/events/publish.ts';
import { countTry } from '#platform/limits/limiter.ts';
import {
  CALL_JOINS_PER_PERSON,
  CALL_SIGNALS_PER_PERSON,
  CALL_SYNCS_PER_PERSON,
} from '#platform/limits/limits.ts';
import type { CallScope } from './calls.access.ts';
import {
  countAhead,
  deleteReadSignals,
  insertSignals,
  listParticipants,
  listSignals,
  saveAdmitted,
  saveLeft,
  saveParticipant,
  saveSeen,
} from './calls.store.ts';
import { listGuests } from './guests.store.ts';
import { iceServersFor } from './ice.rules.ts';
import { presentSince, roomOf } from './room.rules.ts';

export type CallGrant<P extends string> = Grant<P, CallScope>;

/** A visit that is over or not yet due has no room for anybody. */
export function refuseClosed({ scope, at }: CallGrant<string>): void {
  if (!isCallOpen(scope, at)) fail('call_closed');
}

/** Both read the room again. */
export const tell = ({ db, scope }: CallGrant<string>) =>
  publish(db, [scope.patientId, scope.providerId], { kind: 'call', id: scope.bookingId });

/** Who was in, who let whom in and who left. */
export async function note(tx: CallGrant<string>, action: string): Promise<void> {
  const { patientId, dependentId } = tx.scope;
  const about = dependentId ? { subjectIds: [patientId, dependentId] } : { subjectId: patientId };
  await writeAudit(tx, { action, actorId: tx.actor.id, ...about });
}

export async function readRoom(
  grant: CallGrant<'call:read' | 'call:join' | 'call:sync' | 'call:admit' | 'call:admit-guest'>,
): Promise<CallRoom> {
  const participants = await listParticipants(grant);
  const ahead = grant.scope.side === 'patient' ? await countAhead(grant, presentSince(grant.at)) : 0;
  return roomOf(grant.scope, participants, await listGuests(grant), ahead, grant.at);
}

export async function joinCall(grant: CallGrant<'call:join'>, settings: CallSettings): Promise<CallTicket> {
  refuseClosed(grant);
  await countTry(grant.db, CALL_JOINS_PER_PERSON, grant.actor.id, grant.at);
  return inTransaction(grant, async (tx) => {
    const connectionId = randomUUID();
    await saveParticipant(tx, connectionId, presentSince(tx.at));
    await note(tx, 'call:join');
    tell(tx);
    return {
      connectionId,
      iceServers: iceServersFor(settings, connectionId, callWindow(tx.scope).closesAt),
      relayOnly: settings.relayOnly,
      room: await readRoom(tx),
    };
  });
}

export async function syncCall(
  grant: CallGrant<'call:sync'>,
  { connectionId, after }: { readonly connectionId: string; readonly after: number },
): Promise<{ room: CallRoom; signals: ReceivedSignal[] }> {
  refuseClosed(grant);
  await countTry(grant.db, CALL_SYNCS_PER_PERSON, grant.actor.id, grant.at);
  if (!(await saveSeen(grant, connectionId))) fail('call_elsewhere');
  if (after > 0) await deleteReadSignals(grant, connectionId, after);
  // In this order: a room read later knows every browser that has sent one of these.
  const signals = await listSignals(grant, connectionId, after);
  return { room: await readRoom(grant), signals };
}

export async function sendSignals(grant: CallGrant<'call:signal'>, sent: SentSignals): Promise<void> {
  refuseClosed(grant);
  await countTry(grant.db, CALL_SIGNALS_PER_PERSON, grant.actor.id, grant.at);
  if (!(await insertSignals(grant, sent, presentSince(grant.at)))) fail('call_not_connected');
  const { patientId, providerId, bookingId, side } = grant.scope;
  // Guests have no account and ask by themselves.
  publish(grant.db, [side === 'patient' ? providerId : patientId], { kind: 'call', id: bookingId });
}

export function admitPatient(grant: CallGrant<'call:admit'>): Promise<CallRoom> {
  refuseClosed(grant);
  return inTransaction(grant, async (tx) => {
    if (await saveAdmitted(tx)) {
      await note(tx, 'call:admit');
      tell(tx);
    }
    return readRoom(tx);
  });
}

/** Leaving is possible when the visit is over too. */
export function leaveCall(grant: CallGrant<'call:leave'>, connectionId: string): Promise<void> {
  return inTransaction(grant, async (tx) => {
    if (!(await saveLeft(tx, connectionId))) return;
    await note(tx, 'call:leave');
    tell(tx);
  });
}
