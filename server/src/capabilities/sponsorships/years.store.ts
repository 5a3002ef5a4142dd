import { RENEWAL_TOLD_DAYS } from '@lakou/contract/sponsorships.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { SponsorshipScope, SupportedScope } from './sponsorships.access.ts';

export interface YearRow {
  readonly id: string;
  readonly sponsorshipId: string;
  readonly amountCents: number;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly paidAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly refundAskedAt: Date | null;
}

const YEAR = `id, sponsorship_id as "sponsorshipId", amount_cents as "amountCents", starts_on::text as "startsOn",
  ends_on::text as "endsOn", paid_at as "paidAt", cancelled_at as "cancelledAt", refund_asked_at as "refundAskedAt"`;

/** The last year of each that was paid for and not given back. */
export function listYears(
  { db }: Grant<'sponsored:list', SupportedScope>,
  sponsorshipIds: readonly string[],
): Promise<YearRow[]> {
  // Bounded by the ids given, one row of each.
  return db.read<YearRow>(
    `select distinct on (sponsorship_id) ${YEAR} from sponsorship_years
     where sponsorship_id = any ($1) and paid_at is not null and refund_asked_at is null
     order by sponsorship_id, ends_on desc, id desc`,
    [sponsorshipIds],
  );
}

type YearGrant = Grant<
  'sponsorship:pay-year' | 'sponsorship:cancel-year' | 'sponsorship:end',
  SponsorshipScope
>;

/** The last year that was paid for and not given back. */
export async function findLastPaid({ db, scope }: YearGrant): Promise<YearRow | undefined> {
  const [found] = await db.read<YearRow>(
    `select ${YEAR} from sponsorship_years
     where sponsorship_id = $1 and paid_at is not null and refund_asked_at is null
     order by ends_on desc, id desc limit 1`,
    [scope.sponsorshipId],
  );
  return found;
}

/** The year that waits for its payment: there is one at most. */
export async function openYear(
  { db, scope, at }: YearGrant,
  { id, amountCents }: { id: string; amountCents: number },
): Promise<YearRow | undefined> {
  const [open] = await db.query<YearRow>(
    `insert into sponsorship_years (id, sponsorship_id, amount_cents, created_at) values ($1, $2, $3, $4)
     on conflict (sponsorship_id) where paid_at is null do update set created_at = $4 returning ${YEAR}`,
    [id, scope.sponsorshipId, amountCents, at],
  );
  return open;
}

export async function cancelYear({ db, at }: YearGrant, id: string, isRefunded: boolean): Promise<boolean> {
  const cancelled = await db.query(
    `update sponsorship_years set cancelled_at = $2, refund_asked_at = case when $3 then $2::timestamptz end
     where id = $1 and cancelled_at is null returning id`,
    [id, at, isRefunded],
  );
  return cancelled.length > 0;
}

type SettlementGrant = Grant<'payment:create' | 'payment:page' | 'payment:settle', unknown, unknown>;

export interface YearToPay {
  readonly id: string;
  readonly sponsorId: string;
  readonly amountCents: number;
}

/** A year that this sponsor can pay for now: the person still agrees, and it is not paid yet. */
export async function findYearToPay(
  { db }: SettlementGrant,
  id: string,
  sponsorId: string,
): Promise<YearToPay | undefined> {
  const [found] = await db.read<YearToPay>(
    `select y.id, s.sponsor_id as "sponsorId", y.amount_cents as "amountCents"
     from sponsorship_years y join sponsorships s on s.id = y.sponsorship_id
     where y.id = $1 and s.sponsor_id = $2 and s.consent = 'accepted' and y.paid_at is null`,
    [id, sponsorId],
  );
  return found;
}

export interface PaidYear {
  readonly sponsorshipId: string;
  readonly sponsorId: string;
  readonly name: string;
}

/** The money came: the year begins today, or when the last one ends. Undefined when it was paid or ended meanwhile. */
export async function savePaidYear(
  { db, at }: Grant<'payment:settle', undefined, undefined>,
  id: string,
  today: string,
): Promise<PaidYear | undefined> {
  const [paid] = await db.query<PaidYear>(
    `update sponsorship_years y set paid_at = $2, starts_on = t.begin,
       ends_on = (t.begin + interval '1 year')::date
     from sponsorships s, lateral (
       select greatest($3::date, max(o.ends_on)) as begin from sponsorship_years o
       where o.sponsorship_id = s.id and o.paid_at is not null and o.refund_asked_at is null) t
     where y.id = $1 and s.id = y.sponsorship_id and s.consent = 'accepted' and y.paid_at is null
     returning s.id as "sponsorshipId", s.sponsor_id as "sponsorId", s.name`,
    [id, at, today],
  );
  return paid;
}

export interface EndingYear extends PaidYear {
  readonly endsOn: string;
  /** Still agreed to, and the next year is not paid for. */
  readonly isOpen: boolean;
}

/** Years that end soon and were not told of; marked as told. */
export function takeEnding(
  { db, at }: Grant<'sponsorships:tell', undefined, undefined>,
  today: string,
  limit: number,
): Promise<EndingYear[]> {
  return db.query<EndingYear>(
    `update sponsorship_years y set told_at = $1 from sponsorships s
     where s.id = y.sponsorship_id and y.id in (
       select e.id from sponsorship_years e
       where e.told_at is null and e.cancelled_at is null and e.paid_at is not null
         and e.ends_on <= $2::date + $3::int order by e.ends_on limit $4 for update skip locked)
     returning s.id as "sponsorshipId", s.sponsor_id as "sponsorId", s.name, y.ends_on::text as "endsOn",
       s.consent = 'accepted' and not exists (select from sponsorship_years n where n.sponsorship_id = s.id
         and n.starts_on >= y.ends_on and n.refund_asked_at is null) as "isOpen"`,
    [at, today, RENEWAL_TOLD_DAYS, limit],
  );
}
