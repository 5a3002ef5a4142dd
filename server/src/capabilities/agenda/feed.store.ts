import type { AgendaFeed } from '@lakou/contract/agenda';
import type { ENTRY_TYPES } from '@lakou/contract/agenda.rules';
import type { BookingMode, BookingStatus } from '@lakou/contract/bookings';
import type { Language } from '@lakou/i18n';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';

type Owner = Grant<'agenda-feed:read' | 'agenda-feed:change'>;

export async function findFeed(grant: Owner): Promise<AgendaFeed> {
  const [row] = await grant.db.read<{ createdAt: Date; readAt: Date | null }>(
    'select created_at as "createdAt", read_at as "readAt" from agenda_feeds where provider_id = $1',
    [grant.actor.id],
  );
  return { createdAt: row?.createdAt.toISOString() ?? null, readAt: row?.readAt?.toISOString() ?? null };
}

/** Replaces the address: calendars that hold the earlier one read nothing any more. */
export async function saveFeed(grant: Grant<'agenda-feed:change'>, tokenHash: Buffer): Promise<void> {
  await grant.db.query(
    `insert into agenda_feeds (provider_id, token_hash, created_at) values ($1, $2, $3)
     on conflict (provider_id) do update set token_hash = $2, created_at = $3, read_at = null`,
    [grant.actor.id, tokenHash, grant.at],
  );
}

export async function deleteFeed(grant: Grant<'agenda-feed:change'>): Promise<void> {
  await grant.db.query('delete from agenda_feeds where provider_id = $1', [grant.actor.id]);
}

type Visitor = PublicGrant<'calendar:read'>;

export interface FeedOwner {
  readonly providerId: string;
  readonly language: Language;
}

/** Whose address it is, while the account is open; that it was read is noted. */
export async function findFeedOwner(grant: Visitor, tokenHash: Buffer): Promise<FeedOwner | undefined> {
  const [found] = await grant.db.query<FeedOwner>(
    `update agenda_feeds f set read_at = $2 from app_users u
     where f.token_hash = $1 and u.id = f.provider_id and u.erased_at is null and u.erase_after is null
       and u.suspended_at is null
     returning f.provider_id as "providerId", u.preferred_language as language`,
    [tokenHash, grant.at],
  );
  return found;
}

/** An event of the calendar: the times and the kind of work, and nobody's name. */
export interface FeedEvent {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly sequence: number;
  readonly mode: BookingMode | null;
  readonly status: BookingStatus | null;
  readonly type: (typeof ENTRY_TYPES)[number] | null;
}

const MOST_EVENTS = 1000;

/** From a month ago on, soonest first. */
export async function listFeedEvents(grant: Visitor, providerId: string): Promise<FeedEvent[]> {
  return grant.db.read<FeedEvent>(
    `select * from (
       (select id, starts_at as "startsAt", ends_at as "endsAt", sequence, mode, status, null as type
        from bookings where provider_id = $1 and starts_at > $2::timestamptz - interval '31 days'
          and status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress', 'completed')
        order by starts_at limit ${MOST_EVENTS})
       union all
       (select id, starts_at, ends_at, sequence, null, null, type
        from agenda_entries where provider_id = $1 and starts_at > $2::timestamptz - interval '31 days'
        order by starts_at limit ${MOST_EVENTS})) e
     order by "startsAt", id limit ${MOST_EVENTS}`,
    [providerId, grant.at],
  );
}
