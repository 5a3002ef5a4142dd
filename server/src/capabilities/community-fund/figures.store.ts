import type { FundStats, FundUsage } from '@lakou/contract/community-fund';
import { type FundService, SHOWN_AFTER_DAYS } from '@lakou/contract/community-fund.rules';
import type { PublicGrant } from '#platform/access/grant.ts';
import { type PlaceOfUse, placeOf, SERVICE_NAMES } from './places.rules.ts';

const DAY_MS = 86_400_000;

/** Uses are shown only after a while, so that nobody can tell who just left the clinic. */
export const shownUntil = (at: Date): Date => new Date(at.getTime() - SHOWN_AFTER_DAYS * DAY_MS);

/** How many different people got the same kind of care in a town and in a department. */
export const PEOPLE = `by_town as (
    select u.service, u.department, lower(u.town) as town, count(distinct y.created_by)::integer as people
    from fund_uses u join payments y on y.id = u.payment_id where u.town is not null group by 1, 2, 3),
  by_department as (
    select u.service, u.department, count(distinct y.created_by)::integer as people
    from fund_uses u join payments y on y.id = u.payment_id group by 1, 2)`;
export const JOIN_PEOPLE = `left join by_town t on t.service = u.service and t.department = u.department
    and t.town = lower(u.town)
  left join by_department p on p.service = u.service and p.department = u.department`;

type Figures = Omit<FundStats, 'monthlyGoal' | 'htgPerUsd'>;

/** Worked out from the gifts and uses themselves. */
export async function findFigures({ db, at }: PublicGrant<'fund:read'>): Promise<Figures> {
  const [found] = await db.read<Figures>(
    `select g.*, s.*
     from (select coalesce(sum(amount_cents - refunded_cents), 0)::float8 / 100 as "totalDonations",
         coalesce(sum(amount_cents - refunded_cents) filter (where created_at >=
           date_trunc('month', $1 at time zone 'America/Port-au-Prince') at time zone 'America/Port-au-Prince'), 0)::float8 / 100
           as "donatedThisMonth",
         count(distinct donor_id)::integer as givers,
         coalesce(sum(refunded_cents), 0)::float8 / 100 as refunded,
         coalesce(sum(amount_cents - refunded_cents - used_cents), 0)::float8 / 100 as left
       from donations) g,
      (select (count(*) filter (where u.service <> 'medicine' and y.status = 'captured'))::integer as "sponsoredVisits",
         (count(*) filter (where u.service = 'medicine' and y.status = 'captured'))::integer as "fundedPrescriptions",
         coalesce(sum(spent.cents) filter (where u.service <> 'medicine'), 0)::float8 / 100 as "spentOnVisits",
         coalesce(sum(spent.cents) filter (where u.service = 'medicine'), 0)::float8 / 100 as "spentOnMedicine"
       from fund_uses u join payments y on y.id = u.payment_id
       left join lateral (select sum(cents - returned_cents) as cents from gift_uses where payment_id = y.id) spent on true) s
     limit 1`,
    [at],
  );
  if (!found) throw new Error('sums have always one row');
  return found;
}

export async function listUsage({ db, at }: PublicGrant<'fund:read'>): Promise<FundUsage[]> {
  const rows = await db.read<PlaceOfUse & { id: string; service: FundService }>(
    `with ${PEOPLE}
     select u.id, u.service, u.town, u.department, t.people as here, p.people as near
     from fund_uses u join payments y on y.id = u.payment_id ${JOIN_PEOPLE}
     where u.created_at <= $1 and y.status = 'captured'
     order by u.created_at desc, u.id desc limit 5`,
    [shownUntil(at)],
  );
  return rows.map(({ id, service, ...place }) => ({
    id,
    serviceType: SERVICE_NAMES[service],
    service,
    ...placeOf(place),
  }));
}
