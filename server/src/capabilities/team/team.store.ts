import type { Page } from '@lakou/contract/primitives';
import type { SeenTeamMessages, SentTeamMessage, TeamMessage } from '@lakou/contract/team';
import type { TeamChannel } from '@lakou/contract/team.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

type OfClinic = { clinicId: string };
type Writer = Grant<'team-message:write', OfClinic>;
type Row = Omit<TeamMessage, 'at'> & { at: Date };

/** An author has seen what they wrote, so they are not counted. */
const MESSAGE = `select m.id, m.channel, m.text, m.author_id as "authorId", u.name as "authorName", m.created_at as at,
    case m.channel when 'announcements' then (select count(*)::int from team_seen s
      join clinic_staff f on f.clinic_id = s.clinic_id and f.user_id = s.user_id and f.ended_at is null
      where s.clinic_id = m.clinic_id and s.channel = m.channel and s.last_id >= m.id and s.user_id <> m.author_id)
    end as "readCount",
    case m.channel when 'announcements' then (select count(*)::int from clinic_staff f
      where f.clinic_id = m.clinic_id and f.ended_at is null and f.user_id <> m.author_id)
    end as "staffCount"
  from team_messages m join app_users u on u.id = m.author_id`;

const toMessage = (row: Row): TeamMessage => ({ ...row, at: row.at.toISOString() });

export async function isMessageOf(
  { actor, db }: Lookup,
  clinicId: string,
  messageId: string,
): Promise<boolean> {
  const found = await db.read(
    'select 1 from team_messages where id = $1 and clinic_id = $2 and author_id = $3',
    [messageId, clinicId, actor.id],
  );
  return found.length > 0;
}

/** Newest first; one more than the page size when there are more. */
export async function listMessages(
  grant: Grant<'team-messages:list', OfClinic>,
  { channel, after, limit }: Page & { channel: TeamChannel },
): Promise<TeamMessage[]> {
  const rows = await grant.db.read<Row>(
    `${MESSAGE} where m.clinic_id = $1 and m.channel = $2 and ($3::uuid is null or m.id < $3)
     order by m.id desc limit $4`,
    [grant.scope.clinicId, channel, after ?? null, limit + 1],
  );
  return rows.map(toMessage);
}

export async function insertMessage(
  tx: Writer,
  id: string,
  { channel, text }: SentTeamMessage,
): Promise<TeamMessage | undefined> {
  await tx.db.query(
    `insert into team_messages (id, clinic_id, author_id, channel, text, created_at) values ($1, $2, $3, $4, $5, $6)`,
    [id, tx.scope.clinicId, tx.actor.id, channel, text, tx.at],
  );
  const [row] = await tx.db.query<Row>(`${MESSAGE} where m.id = $1`, [id]);
  return row && toMessage(row);
}

/** Everybody who works for the clinic now. */
export const listColleagues = ({
  db,
  scope,
}: Grant<'team-message:write' | 'team-messages:see' | 'team-message:take-back', OfClinic>): Promise<
  { id: string; name: string }[]
> =>
  db.query(
    `select u.id, u.name from clinic_staff f join app_users u on u.id = f.user_id
     where f.clinic_id = $1 and f.ended_at is null order by u.id limit 500`,
    [scope.clinicId],
  );

export async function countUnseen(
  grant: Grant<'team-messages:count', OfClinic>,
  channel: TeamChannel,
): Promise<number> {
  const [counted] = await grant.db.read<{ count: number }>(
    `select count(*)::int as count from (
       select 1 from team_messages m
       where m.clinic_id = $1 and m.channel = $2 and m.author_id <> $3
         and m.id > coalesce((select last_id from team_seen where clinic_id = $1 and user_id = $3 and channel = $2),
           '00000000-0000-0000-0000-000000000000')
       order by m.id desc limit 99) unseen`,
    [grant.scope.clinicId, channel, grant.actor.id],
  );
  return counted?.count ?? 0;
}

/** Moves forward only, and only to a message of this clinic; says whether it did. */
export async function saveSeen(
  grant: Grant<'team-messages:see', OfClinic>,
  { channel, lastId }: SeenTeamMessages,
): Promise<boolean> {
  const moved = await grant.db.query(
    `insert into team_seen as s (clinic_id, user_id, channel, last_id, seen_at)
     select clinic_id, $2, channel, id, $5 from team_messages where id = $4 and clinic_id = $1 and channel = $3
     on conflict (clinic_id, user_id, channel) do update set last_id = excluded.last_id, seen_at = excluded.seen_at
       where s.last_id < excluded.last_id
     returning 1`,
    [grant.scope.clinicId, grant.actor.id, channel, lastId, grant.at],
  );
  return moved.length > 0;
}

export async function deleteMessage(
  grant: Grant<'team-message:take-back', { clinicId: string; messageId: string }>,
): Promise<void> {
  await grant.db.query('delete from team_messages where id = $1 and clinic_id = $2', [
    grant.scope.messageId,
    grant.scope.clinicId,
  ]);
}
