import type { ClinicReport, ReportPeriod } from '@lakou/contract/clinic-reports';
import type { ReportFigure } from '@lakou/contract/clinic-reports.rules';
import type { Grant } from '#platform/access/grant.ts';

export type ReportReader = Grant<'clinic-report:read', { clinicId: string }>;

/** A day begins at midnight in Haiti. */
const ZONE = "'America/Port-au-Prince'";
const DAY = (param: string) => `((${param})::date::timestamp at time zone ${ZONE})`;
const WITHIN = (column: string) => `${column} >= ${DAY('$2')} and ${column} < ${DAY('$3::date + 1')}`;

/** How much of something on one day. */
export interface CountedDay {
  readonly figure: ReportFigure;
  readonly day: string;
  readonly amount: number;
}

const FACTS = `
  select case status when 'completed' then 'visits' when 'no_show' then 'noShows' else 'cancelled' end as figure,
    starts_at as at, 1::bigint as amount
  from bookings where clinic_id = $1 and status in ('completed', 'no_show', 'cancelled') and ${WITHIN('starts_at')}
  union all
  select case status when 'completed' then 'visits' else 'cancelled' end, started_at, 1 from clinic_visits
  where clinic_id = $1 and status in ('completed', 'cancelled') and ${WITHIN('started_at')}
  union all
  select 'walkIns', arrived_at, 1 from walk_ins
  where clinic_id = $1 and status = 'done' and ${WITHIN('arrived_at')}
  union all
  select 'invoicedCents', at, -cents from clinic_ledger
  where clinic_id = $1 and account = 'income' and ${WITHIN('at')}
  union all
  select 'receivedCents', received_at, cents from invoice_payments
  where clinic_id = $1 and ${WITHIN('received_at')}
  union all
  select 'staffMinutes', clocked_in_at,
    floor(extract(epoch from coalesce(clocked_out_at, $4::timestamptz) - clocked_in_at) / 60)::bigint
  from time_logs where clinic_id = $1 and clocked_in_at <= $4 and ${WITHIN('clocked_in_at')}
  union all
  select case reason when 'dispensed' then 'dispensed' else 'wasted' end, at, -change from inventory_movements
  where clinic_id = $1 and reason in ('dispensed', 'damaged', 'expired') and ${WITHIN('at')}`;

/** Work counts on the day on which it began. Bounded by the figures and the days of two periods. */
export function countDays(
  { db, scope, at }: ReportReader,
  { from, to }: ReportPeriod,
): Promise<CountedDay[]> {
  return db.read<CountedDay>(
    `select figure, (at at time zone ${ZONE})::date::text as day, sum(amount)::bigint as amount
     from (${FACTS}) facts group by 1, 2 order by 2, 1 limit 10000`,
    [scope.clinicId, from, to, at],
  );
}

export async function countStock({ db, scope }: ReportReader): Promise<Omit<ClinicReport['stock'], 'most'>> {
  const [found] = await db.read<Omit<ClinicReport['stock'], 'most'>>(
    `select count(*)::int as items, (count(*) filter (where current_stock = 0))::int as out,
       (count(*) filter (where current_stock > 0 and current_stock <= reorder_point))::int as low
     from inventory_items where clinic_id = $1 and retired_at is null`,
    [scope.clinicId],
  );
  return found ?? { items: 0, low: 0, out: 0 };
}

export function listMostDispensed(
  { db, scope }: ReportReader,
  { from, to }: ReportPeriod,
): Promise<ClinicReport['stock']['most']> {
  return db.read(
    `select i.id, i.name, i.unit_of_measure as unit, (-sum(m.change))::int as quantity
     from inventory_movements m join inventory_items i on i.id = m.item_id
     where m.clinic_id = $1 and m.reason = 'dispensed' and ${WITHIN('m.at')}
     group by i.id, i.name, i.unit_of_measure having sum(m.change) < 0
     order by sum(m.change), i.name, i.id limit 10`,
    [scope.clinicId, from, to],
  );
}

/** Who worked in either period, by name. */
export function sumWork(
  { db, scope, at }: ReportReader,
  period: ReportPeriod,
  before: ReportPeriod,
): Promise<ClinicReport['staff']> {
  const minutes = `floor(coalesce(sum(extract(epoch from coalesce(t.clocked_out_at, $4::timestamptz) - t.clocked_in_at))
    filter (where t.clocked_in_at`;
  return db.read(
    `select u.id, u.name, ${minutes} >= ${DAY('$5')}), 0) / 60)::int as minutes,
       ${minutes} < ${DAY('$5')}), 0) / 60)::int as before
     from time_logs t join app_users u on u.id = t.staff_id
     where t.clinic_id = $1 and t.clocked_in_at <= $4 and ${WITHIN('t.clocked_in_at')}
     group by u.id, u.name order by u.name, u.id limit 500`,
    [scope.clinicId, before.from, period.to, at, period.from],
  );
}
