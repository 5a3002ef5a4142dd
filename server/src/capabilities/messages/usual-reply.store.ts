import type { Grant } from '#platform/access/grant.ts';
import type { Other } from './messages.access.ts';

const LAST_MESSAGES = 100;
const KNOWN_DAYS = 90;

/**
 * How many minutes patients waited for each of the other person's last replies, counted from the first message that was
 * not answered before.
 */
export async function listReplyMinutes({
  db,
  scope,
  at,
}: Grant<'conversation:read', Other>): Promise<number[]> {
  const replies = await db.read<{ minutes: number }>(
    `select extract(epoch from o.created_at - w.since)::float8 / 60 as minutes
     from (
       select m.conversation_id, m.seq, m.created_at from messages m
       where m.sender_id = $1 and m.created_at > $2::timestamptz - $3 * interval '1 day'
       order by m.created_at desc limit $4
     ) o
     cross join lateral (
       select min(p.created_at) as since from messages p
       where p.conversation_id = o.conversation_id and p.seq < o.seq and p.seq > coalesce((
         select q.seq from messages q
         where q.conversation_id = o.conversation_id and q.seq < o.seq and q.sender_id = $1
         order by q.seq desc limit 1), 0)
     ) w
     join conversations c on c.id = o.conversation_id
     join app_users u on u.id = case when c.low_id = $1 then c.high_id else c.low_id end
     where w.since is not null and u.role = 'PATIENT'
     limit $4`,
    [scope.otherId, at, KNOWN_DAYS, LAST_MESSAGES],
  );
  return replies.map(({ minutes }) => minutes);
}
