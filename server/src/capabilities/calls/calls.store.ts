import type { ReceivedSignal, SentSignals } from '@lakou/contract/calls';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { CallScope } from './calls.access.ts';
import type { Participant } from './room.rules.ts';

type Reader = Grant<'call:read' | 'call:join' | 'call:sync' | 'call:admit' | 'call:admit-guest', CallScope>;

/** A video or audio visit that the actor makes or is the patient of. */
export async function findCall({ actor, db }: Lookup, bookingId: string): Promise<CallScope | undefined> {
  const [found] = await db.read<CallScope>(
    `select b.id as "bookingId", b.patient_id as "patientId", b.dependent_id as "dependentId",
       b.provider_id as "providerId", b.mode, b.status, b.starts_at as "startsAt", b.ends_at as "endsAt",
       case when b.patient_id = $2 then 'patient' else 'provider' end as side
     from bookings b
     where b.id = $1 and b.mode in ('video', 'audio') and b.provider_id is not null
       and case $3 when 'PATIENT' then b.patient_id = $2 when 'PROVIDER' then b.provider_id = $2 else false end`,
    [bookingId, actor.id, actor.role],
  );
  return found;
}

/** At most two. */
export function listParticipants({ db, scope }: Reader): Promise<Participant[]> {
  return db.query<Participant>(
    `select side, connection_id as "connectionId", joined_at as "joinedAt", seen_at as "seenAt",
       admitted_at as "admittedAt", left_at as "leftAt"
     from call_participants where booking_id = $1 limit 2`,
    [scope.bookingId],
  );
}

/** How many other patients of the provider are in a room or at its door, for an earlier visit. */
export async function countAhead({ db, scope }: Reader, seenAfter: Date): Promise<number> {
  const [counted] = await db.read<{ ahead: number }>(
    `select count(*)::int as ahead from call_participants p join bookings b on b.id = p.booking_id
     where b.provider_id = $1 and b.starts_at < $2 and b.status in ('confirmed', 'in_progress')
       and p.side = 'patient' and p.left_at is null and p.seen_at > $3`,
    [scope.providerId, scope.startsAt, seenAfter],
  );
  return counted?.ahead ?? 0;
}

type Joining = Grant<'call:join', CallScope>;

/** Takes the place of a browser that was there before; who was just here is still admitted. */
export async function saveParticipant(
  { db, scope, actor, at }: Joining,
  connectionId: string,
  seenAfter: Date,
): Promise<void> {
  await db.query(
    `insert into call_participants as p (booking_id, user_id, side, connection_id, joined_at, seen_at, admitted_at)
     values ($1, $2, $3, $4, $5, $5, case $3 when 'provider' then $5::timestamptz end)
     on conflict (booking_id, side) do update set
       user_id = excluded.user_id, connection_id = excluded.connection_id,
       joined_at = case when p.left_at is null and p.seen_at > $6 then p.joined_at else excluded.joined_at end,
       admitted_at = case when p.user_id = excluded.user_id and p.left_at is null and p.seen_at > $6
         then p.admitted_at else excluded.admitted_at end,
       seen_at = excluded.seen_at, left_at = null`,
    [scope.bookingId, actor.id, scope.side, connectionId, at, seenAfter],
  );
}

/** False when another browser has taken its place. */
export async function saveSeen(
  { db, scope, actor, at }: Grant<'call:sync', CallScope>,
  connectionId: string,
): Promise<boolean> {
  const seen = await db.query(
    `update call_participants set seen_at = $4
     where booking_id = $1 and user_id = $2 and connection_id = $3 and left_at is null returning side`,
    [scope.bookingId, actor.id, connectionId, at],
  );
  return seen.length > 0;
}

/** False when nobody waits at the door. */
export async function saveAdmitted({ db, scope, at }: Grant<'call:admit', CallScope>): Promise<boolean> {
  const admitted = await db.query(
    `update call_participants set admitted_at = $2
     where booking_id = $1 and side = 'patient' and admitted_at is null and left_at is null returning side`,
    [scope.bookingId, at],
  );
  return admitted.length > 0;
}

/** False when this browser was not there any more. */
export async function saveLeft(
  { db, scope, actor, at }: Grant<'call:leave', CallScope>,
  connectionId: string,
): Promise<boolean> {
  const left = await db.query(
    `update call_participants set left_at = $4
     where booking_id = $1 and user_id = $2 and connection_id = $3 and left_at is null returning side`,
    [scope.bookingId, actor.id, connectionId, at],
  );
  return left.length > 0;
}

/** The signals for this browser after the last one it has. */
export function listSignals(
  { db }: Grant<'call:sync', CallScope>,
  connectionId: string,
  after: number,
): Promise<ReceivedSignal[]> {
  return db.query<ReceivedSignal>(
    `select seq::float8 as seq, from_connection as "from", kind, data from call_signals
     where to_connection = $1 and seq > $2 order by seq limit 100`,
    [connectionId, after],
  );
}

/** Deletes what this browser has. */
export async function deleteReadSignals(
  { db }: Grant<'call:sync', CallScope>,
  connectionId: string,
  upTo: number,
): Promise<void> {
  await db.query('delete from call_signals where to_connection = $1 and seq <= $2', [connectionId, upTo]);
}

// Enough for several attempts to connect; a browser that reads nothing is not filled with more.
const MOST_UNREAD = 200;

/** Inserts nothing unless both browsers are in the room, admitted, and the receiver reads; `isMe` uses $7 and on. */
export const sendSignalsFrom = (people: 'call_participants' | 'call_guests', isMe: string) =>
  `insert into call_signals (from_connection, to_connection, kind, data, sent_at)
   select me.connection_id, other.connection_id, s.kind, s.data, $3
   from ${people} me
   join call_people other on other.booking_id = me.booking_id and other.connection_id <> me.connection_id
   cross join unnest($4::text[], $5::text[]) with ordinality as s (kind, data, n)
   where me.connection_id = $1 and me.left_at is null and me.admitted_at is not null and ${isMe}
     and other.connection_id = $2 and other.left_at is null and other.admitted_at is not null and other.seen_at > $6
     and (select count(*) from call_signals where to_connection = $2) < ${MOST_UNREAD}
   order by s.n returning seq`;

export const valuesOfSignals = ({ connectionId, to, signals }: SentSignals, at: Date, seenAfter: Date) => [
  connectionId,
  to,
  at,
  signals.map(({ kind }) => kind),
  signals.map(({ data }) => data),
  seenAfter,
];

const SEND = sendSignalsFrom('call_participants', 'me.booking_id = $7 and me.user_id = $8');

/** False unless both browsers are in the room, admitted, and the receiver reads. */
export async function insertSignals(
  { db, scope, actor, at }: Grant<'call:signal', CallScope>,
  signals: SentSignals,
  seenAfter: Date,
): Promise<boolean> {
  const sent = await db.query(SEND, [...valuesOfSignals(signals, at, seenAfter), scope.bookingId, actor.id]);
  return sent.length > 0;
}

/** What browsers told each other long ago. */
export async function deleteOldSignals(
  { db }: Grant<'calls:forget', undefined, undefined>,
  before: Date,
): Promise<void> {
  await db.query('delete from call_signals where sent_at < $1', [before]);
}
