import { MOST_GUESTS } from '@lakou/contract/calls.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { CopiedRows, CopyGrant } from '#platform/capability.ts';
import type { CallScope } from './calls.access.ts';
import type { Guest } from './room.rules.ts';

type Reader = Grant<
  'call:read' | 'call:join' | 'call:sync' | 'call:admit' | 'call:invite' | 'call:admit-guest',
  CallScope
>;

/** Those whose links are alive. */
export function listGuests({ db, scope }: Reader): Promise<Guest[]> {
  return db.query<Guest>(
    `select id, name, connection_id as "connectionId", seen_at as "seenAt", admitted_at as "admittedAt",
       left_at as "leftAt"
     from call_guests where booking_id = $1 and removed_at is null
     order by invited_at, id limit ${MOST_GUESTS}`,
    [scope.bookingId],
  );
}

type Inviter = Grant<'call:invite', CallScope>;

/** False when as many as may be are invited. One visit is invited to by one request at a time. */
export async function insertGuest(
  { db, scope, actor, at }: Inviter,
  { id, tokenHash }: { readonly id: string; readonly tokenHash: Buffer },
): Promise<boolean> {
  await db.query('select id from bookings where id = $1 for update', [scope.bookingId]);
  const invited = await db.query(
    `insert into call_guests (id, booking_id, invited_by, token_hash, invited_at)
     select $1, $2, $3, $4, $5
     where (select count(*) from call_guests where booking_id = $2 and removed_at is null) < ${MOST_GUESTS}
     returning id`,
    [id, scope.bookingId, actor.id, tokenHash, at],
  );
  return invited.length > 0;
}

/** False unless the guest waits at the door, and who lets them in is in the room. */
export async function saveGuestAdmitted(
  { db, scope, actor, at }: Grant<'call:admit-guest', CallScope>,
  guestId: string,
  seenAfter: Date,
): Promise<boolean> {
  const admitted = await db.query(
    `update call_guests set admitted_at = $4
     where id = $1 and booking_id = $2 and removed_at is null and left_at is null and admitted_at is null
       and seen_at > $5
       and exists (select 1 from call_participants p where p.booking_id = $2 and p.user_id = $3
         and p.left_at is null and p.admitted_at is not null and p.seen_at > $5)
     returning id`,
    [guestId, scope.bookingId, actor.id, at, seenAfter],
  );
  return admitted.length > 0;
}

/** False when there is no such guest. */
export async function saveGuestRemoved({ db, scope, at }: Inviter, guestId: string): Promise<boolean> {
  const removed = await db.query(
    `update call_guests set removed_at = $3
     where id = $1 and booking_id = $2 and removed_at is null returning id`,
    [guestId, scope.bookingId, at],
  );
  return removed.length > 0;
}

/** For a person's copy: whom they invited and when these came, without what opens the link. */
export async function copyGuests({ db, actor }: CopyGrant): Promise<CopiedRows> {
  const guests = await db.read<Record<string, unknown>>(
    `select id, booking_id, name, invited_at, joined_at, admitted_at, left_at, removed_at from call_guests
     where invited_by = $1 order by invited_at desc, id desc limit 10000`,
    [actor.id],
  );
  return { call_guests: guests };
}
