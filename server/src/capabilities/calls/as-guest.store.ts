import type { ReceivedSignal, SentSignals } from '@lakou/contract/calls';
import type { PERSON_KINDS } from '@lakou/contract/calls.rules';
import type { PublicGrant } from '#platform/access/grant.ts';
import type { CallScope } from './calls.access.ts';
import { sendSignalsFrom, valuesOfSignals } from './calls.store.ts';

/** A guest whose link is alive, and the visit that it leads to. */
export interface GuestPlace extends Omit<CallScope, 'side'> {
  readonly guestId: string;
  readonly keyHash: Buffer | null;
  readonly admittedAt: Date | null;
}

const PLACE = `select g.id as "guestId", g.key_hash as "keyHash", g.admitted_at as "admittedAt",
    b.id as "bookingId", b.patient_id as "patientId", b.dependent_id as "dependentId",
    b.provider_id as "providerId", b.mode, b.status, b.starts_at as "startsAt", b.ends_at as "endsAt"
  from call_guests g join bookings b on b.id = g.booking_id
  where g.removed_at is null and b.mode in ('video', 'audio') and b.provider_id is not null`;

export async function findPlaceByToken(
  { db }: PublicGrant<'call-guest:look' | 'call-guest:join'>,
  tokenHash: Buffer,
): Promise<GuestPlace | undefined> {
  const [found] = await db.read<GuestPlace>(`${PLACE} and g.token_hash = $1`, [tokenHash]);
  return found;
}

type Acting = PublicGrant<'call-guest:sync' | 'call-guest:signal' | 'call-guest:leave'>;

export async function findPlaceByKey({ db }: Acting, keyHash: Buffer): Promise<GuestPlace | undefined> {
  const [found] = await db.read<GuestPlace>(`${PLACE} and g.key_hash = $1`, [keyHash]);
  return found;
}

interface Arrival {
  readonly keyHash: Buffer;
  readonly name: string;
  readonly connectionId: string;
}

/** False when another browser was faster. Who was just here keeps the place, and everybody their first name given. */
export async function saveArrival(
  { db, at }: PublicGrant<'call-guest:join'>,
  { guestId, keyHash: before }: GuestPlace,
  { keyHash, name, connectionId }: Arrival,
  seenAfter: Date,
): Promise<boolean> {
  const came = await db.query(
    `update call_guests set key_hash = $3, name = coalesce(name, $4), connection_id = $5,
       joined_at = case when left_at is null and seen_at > $7 then joined_at else $6 end,
       admitted_at = case when left_at is null and seen_at > $7 then admitted_at end,
       seen_at = $6, left_at = null
     where id = $1 and removed_at is null and key_hash is not distinct from $2 returning id`,
    [guestId, before, keyHash, name, connectionId, at, seenAfter],
  );
  return came.length > 0;
}

/** The guest as they are now; undefined when another browser has taken the place. */
export async function saveGuestSeen(
  { db, at }: PublicGrant<'call-guest:sync'>,
  guestId: string,
  connectionId: string,
): Promise<{ admittedAt: Date | null } | undefined> {
  const [seen] = await db.query<{ admittedAt: Date | null }>(
    `update call_guests set seen_at = $3
     where id = $1 and connection_id = $2 and left_at is null and removed_at is null
     returning admitted_at as "admittedAt"`,
    [guestId, connectionId, at],
  );
  return seen;
}

export async function saveGuestLeft(
  { db, at }: PublicGrant<'call-guest:leave'>,
  guestId: string,
  connectionId: string,
): Promise<boolean> {
  const left = await db.query(
    `update call_guests set left_at = $3
     where id = $1 and connection_id = $2 and left_at is null and removed_at is null returning id`,
    [guestId, connectionId, at],
  );
  return left.length > 0;
}

interface PersonInside {
  readonly connectionId: string;
  readonly name: string;
  readonly kind: (typeof PERSON_KINDS)[number];
}

/** Who else is in the room. */
export function listPeopleInside(
  { db }: PublicGrant<'call-guest:join' | 'call-guest:sync'>,
  { bookingId, guestId }: GuestPlace,
  seenAfter: Date,
): Promise<PersonInside[]> {
  return db.query<PersonInside>(
    `select p.connection_id as "connectionId", u.name, p.side as kind
     from call_participants p join app_users u on u.id = p.user_id
     where p.booking_id = $1 and p.left_at is null and p.admitted_at is not null and p.seen_at > $2
     union all
     select connection_id, name, 'guest' from call_guests
     where booking_id = $1 and id <> $3 and removed_at is null and left_at is null and admitted_at is not null
       and seen_at > $2
     order by 1 limit 4`,
    [bookingId, seenAfter, guestId],
  );
}

/** The signals for this browser after the last one it has; those before are deleted. */
export async function takeGuestSignals(
  { db }: PublicGrant<'call-guest:sync'>,
  connectionId: string,
  after: number,
): Promise<ReceivedSignal[]> {
  if (after > 0)
    await db.query('delete from call_signals where to_connection = $1 and seq <= $2', [connectionId, after]);
  return db.query<ReceivedSignal>(
    `select seq::float8 as seq, from_connection as "from", kind, data from call_signals
     where to_connection = $1 and seq > $2 order by seq limit 100`,
    [connectionId, after],
  );
}

const SEND = sendSignalsFrom('call_guests', 'me.removed_at is null and me.id = $7');

/** False unless both browsers are in the room, admitted, and the receiver reads. */
export async function insertGuestSignals(
  { db, at }: PublicGrant<'call-guest:signal'>,
  { guestId }: GuestPlace,
  signals: SentSignals,
  seenAfter: Date,
): Promise<boolean> {
  const sent = await db.query(SEND, [...valuesOfSignals(signals, at, seenAfter), guestId]);
  return sent.length > 0;
}
