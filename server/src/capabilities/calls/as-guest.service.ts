import { randomUUID } from 'node:crypto';
import type { GuestInvitation, GuestRoom } from '@lakou/contract/call-guests';
import type { IceSettings, ReceivedSignal, SentSignals } from '@lakou/contract/calls';
import { callWindow, hasCallAhead, isCallOpen } from '@lakou/contract/calls.rules';
import { inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { CallSettings } from '#platform/call-settings.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors.ts';
import { publish } from '#platform/events/publish.ts';
import { countTry } from '#platform/limits/limiter.ts';
import {
  CALL_JOINS_PER_PERSON,
  CALL_SIGNALS_PER_PERSON,
  CALL_SYNCS_PER_PERSON,
} from '#platform/limits/limits.ts';
import { hashLinkToken, newLinkToken } from '#platform/session/link-token.ts';
import {
  findPlaceByKey,
  findPlaceByToken,
  type GuestPlace,
  insertGuestSignals,
  listPeopleInside,
  saveArrival,
  saveGuestLeft,
  saveGuestSeen,
  takeGuestSignals,
} from './as-guest.store.ts';
import { firstNameOf } from './first-name.rules.ts';
import { iceServersFor } from './ice.rules.ts';
import { presentSince } from './room.rules.ts';

type Guesting<P extends string> = PublicGrant<`call-guest:${P}`>;

/** The two read the room again. */
const tellTheTwo = (db: Db, { patientId, providerId, bookingId }: GuestPlace) =>
  publish(db, [patientId, providerId], { kind: 'call', id: bookingId });

async function note(tx: Guesting<'join' | 'leave'>, place: GuestPlace, action: string): Promise<void> {
  const { guestId, patientId, dependentId } = place;
  const about = dependentId ? { subjectIds: [patientId, dependentId] } : { subjectId: patientId };
  await writeAudit(tx, { action, actorId: guestId, ...about });
}

/** A link is as dead after the visit as one that never was. */
async function getPlaceByToken(
  grant: Guesting<'look'> | Guesting<'join'>,
  token: string,
): Promise<GuestPlace> {
  const place = await findPlaceByToken(grant, hashLinkToken(token));
  return place && hasCallAhead(place, grant.at) ? place : fail('not_found');
}

async function getPlaceByKey(
  grant: Guesting<'sync'> | Guesting<'signal'> | Guesting<'leave'>,
  key: string,
): Promise<GuestPlace> {
  return (await findPlaceByKey(grant, hashLinkToken(key))) ?? fail('not_found');
}

async function roomFor(
  grant: Guesting<'join'> | Guesting<'sync'>,
  place: GuestPlace,
  isIn: boolean,
): Promise<GuestRoom> {
  const people = isIn ? await listPeopleInside(grant, place, presentSince(grant.at)) : [];
  return {
    mode: place.mode,
    me: isIn ? 'in' : 'waiting',
    people: people.map(({ name, ...one }) => ({ ...one, name: firstNameOf(name) })),
  };
}

export async function lookAtInvitation(grant: Guesting<'look'>, token: string): Promise<GuestInvitation> {
  const place = await getPlaceByToken(grant, token);
  return {
    mode: place.mode,
    opensAt: callWindow(place).opensAt.toISOString(),
    open: isCallOpen(place, grant.at),
  };
}

interface Coming {
  readonly token: string;
  readonly key?: string | undefined;
  readonly name: string;
}

export function joinAsGuest(grant: Guesting<'join'>, { token, key, name }: Coming) {
  return inTransaction(grant, async (tx) => {
    const place = await getPlaceByToken(tx, token);
    if (!isCallOpen(place, tx.at)) fail('call_closed');
    await countTry(tx.db, CALL_JOINS_PER_PERSON, place.guestId, tx.at);
    const known = place.keyHash;
    const secret = known ? (key ?? fail('call_link_used')) : newLinkToken();
    const [keyHash, connectionId] = [hashLinkToken(secret), randomUUID()];
    if (known && !keyHash.equals(known)) fail('call_link_used');
    const arrival = { keyHash, name, connectionId };
    if (!(await saveArrival(tx, place, arrival, presentSince(tx.at)))) fail('call_link_used');
    await note(tx, place, 'call-guest:join');
    tellTheTwo(tx.db, place);
    const now = (await findPlaceByToken(tx, hashLinkToken(token))) ?? place;
    return { key: secret, connectionId, room: await roomFor(tx, now, now.admittedAt !== null) };
  });
}

interface Present {
  readonly key: string;
  readonly connectionId: string;
}

/** What to connect with is told to those who were let in only. */
export async function syncAsGuest(
  grant: Guesting<'sync'>,
  { key, connectionId, after }: Present & { readonly after: number },
  settings: CallSettings,
): Promise<{ room: GuestRoom; ice: IceSettings | null; signals: ReceivedSignal[] }> {
  const place = await getPlaceByKey(grant, key);
  if (!isCallOpen(place, grant.at)) fail('call_closed');
  await countTry(grant.db, CALL_SYNCS_PER_PERSON, place.guestId, grant.at);
  const seen = (await saveGuestSeen(grant, place.guestId, connectionId)) ?? fail('call_elsewhere');
  const isIn = seen.admittedAt !== null;
  // In this order: a room read later knows every browser that has sent one of these.
  const signals = await takeGuestSignals(grant, connectionId, after);
  const room = await roomFor(grant, place, isIn);
  const iceServers = isIn ? iceServersFor(settings, connectionId, callWindow(place).closesAt) : [];
  return { room, ice: isIn ? { iceServers, relayOnly: settings.relayOnly } : null, signals };
}

export async function signalAsGuest(
  grant: Guesting<'signal'>,
  { key, ...sent }: SentSignals & { readonly key: string },
): Promise<void> {
  const place = await getPlaceByKey(grant, key);
  if (!isCallOpen(place, grant.at)) fail('call_closed');
  await countTry(grant.db, CALL_SIGNALS_PER_PERSON, place.guestId, grant.at);
  if (!(await insertGuestSignals(grant, place, sent, presentSince(grant.at)))) fail('call_not_connected');
  tellTheTwo(grant.db, place);
}

/** Leaving is possible when the visit is over too. */
export function leaveAsGuest(grant: Guesting<'leave'>, { key, connectionId }: Present): Promise<void> {
  return inTransaction(grant, async (tx) => {
    const place = await getPlaceByKey(tx, key);
    if (!(await saveGuestLeft(tx, place.guestId, connectionId))) return;
    await note(tx, place, 'call-guest:leave');
    tellTheTwo(tx.db, place);
  });
}
