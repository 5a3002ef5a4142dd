import type { SponsorshipBudget } from '@lakou/contract/sponsorships';
import type { Grant } from '#platform/access/grant.ts';
import type { AskedScope, SponsorshipScope, SupportedScope } from './sponsorships.access.ts';

export interface BudgetRow {
  readonly sponsorshipId: string;
  readonly limitCents: number;
  readonly status: SponsorshipBudget['status'];
  readonly charge: SponsorshipBudget['charge'];
  /** Paid for the person in this month, without what was refunded. */
  readonly spentCents: number;
}

const HAITI = "'America/Port-au-Prince'";
const monthOf = (at: string) =>
  `date_trunc('month', ${at}::timestamptz at time zone ${HAITI}) at time zone ${HAITI}`;

/** What the sponsor pays for this person, by any method; `states` says what counts. */
const paid = (states: string) => `(select coalesce(sum(y.amount_cents - y.refunded_cents), 0)::integer
  from payments y left join bookings b on y.payable_kind = 'booking' and b.id = y.payable_id
  left join invoices i on y.payable_kind = 'invoice' and i.id = y.payable_id
  where y.created_by = s.sponsor_id and coalesce(b.patient_id, i.patient_id) = s.patient_id
    and not y.surplus and (${states}))`;
const CAPTURED = (at: string) => `y.status in ('captured', 'refunded') and y.captured_at >= ${monthOf(at)}`;

/** Agreed to after the last removal of a method; else it does not count. */
const AGREED = 'g.charge_since is not null and (m.removed_at is null or m.removed_at < g.charge_since)';
const CHARGE = `case when not (${AGREED}) then 'off' when m.vault_id is null then 'pending' else 'on' end`;

type ReadingGrant =
  | Grant<'sponsored:list', SupportedScope>
  | Grant<'sponsorships:list'>
  | Grant<'sponsorship:preview' | 'sponsorship:respond' | 'sponsorship:share', AskedScope>
  | Grant<'sponsorship:budget', SponsorshipScope>;

/** The budgets of these sponsorships that are agreed to. */
export function listBudgets(
  { db, at }: ReadingGrant,
  sponsorshipIds: readonly string[],
): Promise<BudgetRow[]> {
  // Bounded by the ids given, one row of each.
  return db.read<BudgetRow>(
    `select g.sponsorship_id as "sponsorshipId", g.limit_cents as "limitCents", g.status,
       ${paid(CAPTURED('$2'))} as "spentCents", ${CHARGE} as charge
     from sponsorship_budgets g join sponsorships s on s.id = g.sponsorship_id
     left join payment_methods m on m.user_id = s.sponsor_id
     where g.sponsorship_id = any ($1) and s.consent = 'accepted'`,
    [sponsorshipIds, at],
  );
}

/** The limit that was there before; undefined when there was none. */
export async function saveBudget(
  { db, scope, at }: Grant<'sponsorship:budget', SponsorshipScope>,
  { limitCents, status, charge }: Pick<BudgetRow, 'limitCents' | 'status'> & { readonly charge: boolean },
): Promise<number | undefined> {
  const [before] = await db.query<{ limitCents: number }>(
    'select limit_cents as "limitCents" from sponsorship_budgets where sponsorship_id = $1 for update',
    [scope.sponsorshipId],
  );
  await db.query(
    `insert into sponsorship_budgets (sponsorship_id, limit_cents, status, created_at, changed_at, charge_since)
     values ($1, $2, $3, $4, $4, $5)
     on conflict (sponsorship_id) do update set limit_cents = $2, status = $3, changed_at = $4, charge_since = $5`,
    [scope.sponsorshipId, limitCents, status, at, charge ? at : null],
  );
  return before?.limitCents;
}

export async function deleteBudget({
  db,
  scope,
}: Grant<'sponsorship:budget' | 'sponsorship:end', SponsorshipScope>): Promise<boolean> {
  const deleted = await db.query(
    'delete from sponsorship_budgets where sponsorship_id = $1 returning sponsorship_id',
    [scope.sponsorshipId],
  );
  return deleted.length > 0;
}

/**
 * What the payer's active budget has left for a bill, in cents, when what they approved for the same person counts as
 * paid; undefined without such a budget.
 */
export async function findRoom(
  { db, at }: Grant<'payment:settle', undefined, undefined>,
  bookingId: string,
  payerId: string,
): Promise<number | undefined> {
  const [found] = await db.query<{ room: number }>(
    `select g.limit_cents - ${paid(`y.payable_id <> $1 and (y.status in ('approved', 'capturing') or (${CAPTURED('$3')}))`)} as room
     from sponsored_bookings v join sponsorships s on s.id = v.sponsorship_id
     join sponsorship_budgets g on g.sponsorship_id = s.id
     where v.booking_id = $1 and v.sponsor_id = $2 and g.status = 'active' limit 1`,
    [bookingId, payerId, at],
  );
  return found?.room;
}

/** Whether the payer agreed to be charged for bills like this one, and no method of theirs is kept. */
export async function findAwaited(
  { db }: Grant<'payment:settle', undefined, undefined>,
  bookingId: string,
  payerId: string,
): Promise<boolean> {
  const found = await db.read(
    `select v.booking_id from sponsored_bookings v join sponsorship_budgets g on g.sponsorship_id = v.sponsorship_id
     left join payment_methods m on m.user_id = v.sponsor_id
     where v.booking_id = $1 and v.sponsor_id = $2 and ${AGREED} and m.vault_id is null limit 1`,
    [bookingId, payerId],
  );
  return found.length > 0;
}

export interface DueBill {
  readonly sponsorshipId: string;
  readonly sponsorId: string;
  readonly bookingId: string;
  readonly name: string;
  readonly totalCents: number;
  /** The sponsor agreed to be charged. */
  readonly isCharged: boolean;
}

/** Unpaid bills that an active budget has room for and the sponsor was not told of; marked as told. */
export function takeDueBills(
  { db, at }: Grant<'sponsorships:tell', undefined, undefined>,
  limit: number,
): Promise<DueBill[]> {
  return db.query<DueBill>(
    `with due as (
       select s.id, s.sponsor_id, s.name, b.id as booking_id, b.total_cents,
         ${AGREED} and m.vault_id is not null as is_charged
       from sponsorship_budgets g join sponsorships s on s.id = g.sponsorship_id
       join sponsored_bookings v on v.sponsorship_id = s.id join bookings b on b.id = v.booking_id
       left join payment_methods m on m.user_id = s.sponsor_id
       where g.status = 'active' and b.payment_status = 'unpaid' and b.invoice_id is null and b.total_cents > 0
         and b.status not in ('cancelled', 'no_show', 'requested')
         and b.total_cents <= g.limit_cents - ${paid(CAPTURED('$1'))}
         and not exists (select from budget_offers o where o.sponsorship_id = s.id and o.booking_id = b.id)
       order by b.starts_at, b.id limit $2),
     told as (
       insert into budget_offers (sponsorship_id, booking_id, told_at) select id, booking_id, $1 from due
       on conflict do nothing returning sponsorship_id, booking_id)
     select d.id as "sponsorshipId", d.sponsor_id as "sponsorId", d.booking_id as "bookingId", d.name,
       d.total_cents as "totalCents", d.is_charged as "isCharged"
     from due d join told t on t.sponsorship_id = d.id and t.booking_id = d.booking_id`,
    [at, limit],
  );
}
