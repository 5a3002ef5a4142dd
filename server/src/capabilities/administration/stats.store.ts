import type { Figures, SiteStats } from '@lakou/contract/administration';
import type { Grant } from '#platform/access/grant.ts';

type StatsReader = Grant<'stats:read'>;

export interface Period {
  readonly from: Date;
  readonly until: Date;
}

type Totals = Pick<SiteStats, 'totalUsers' | 'totalPatients' | 'totalProviders' | 'totalClinics'>;

export async function countAll({ db }: StatsReader): Promise<Totals | undefined> {
  const [totals] = await db.read<Totals>(
    `select count(*)::int as "totalUsers", count(*) filter (where role = 'PATIENT')::int as "totalPatients",
       count(*) filter (where role = 'PROVIDER')::int as "totalProviders",
       count(distinct clinic_id) filter (where role = 'CLINIC_ADMIN')::int as "totalClinics"
     from app_users where erased_at is null`,
  );
  return totals;
}

export async function countPeriod(
  { db }: StatsReader,
  { from, until }: Period,
): Promise<Figures | undefined> {
  const [figures] = await db.read<Figures>(
    `select
       (select count(*) from app_users where created_at >= $1 and created_at <= $2)::int as "newUsers",
       (select count(*) from bookings where created_at >= $1 and created_at <= $2)::int as bookings,
       (select count(*) from bookings where completed_at >= $1 and completed_at <= $2)::int as "completedVisits",
       (select coalesce(sum(amount_cents), 0) from payments
        where captured_at >= $1 and captured_at <= $2)::float8 / 100 as paid`,
    [from, until],
  );
  return figures;
}

type Daily = SiteStats['daily'];

export function countDaily({ db, at }: StatsReader, from: Date, zone: string): Promise<Daily> {
  // Bounded by the days of the period.
  return db.read<Daily[number]>(
    `with days as (select d::date as day
         from generate_series(($1::timestamptz at time zone $3)::date, ($2::timestamptz at time zone $3)::date, '1 day') d),
       joined as (select (created_at at time zone $3)::date as day, count(*) as count
         from app_users where created_at >= $1 and created_at <= $2 group by 1),
       booked as (select (created_at at time zone $3)::date as day, count(*) as count
         from bookings where created_at >= $1 and created_at <= $2 group by 1)
     select days.day::text as day, coalesce(j.count, 0)::int as "newUsers", coalesce(b.count, 0)::int as bookings
     from days left join joined j on j.day = days.day left join booked b on b.day = days.day order by days.day`,
    [from, at, zone],
  );
}

export async function countWaiting({ db }: StatsReader): Promise<SiteStats['waiting'] | undefined> {
  const [waiting] = await db.read<SiteStats['waiting']>(
    `select
       (select count(*) from provider_profiles v join app_users u on u.id = v.user_id where v.review_state = 'pending'
          and u.role = 'PROVIDER' and u.is_profile_complete and u.erased_at is null)::int as licences,
       (select count(*) from credentials c join app_users u on u.id = c.provider_id
        where c.status = 'pending' and u.erased_at is null)::int as credentials,
       (select count(*) from refunds where status = 'by_hand')::int as refunds,
       (select count(*) from pgboss.job where state = 'failed')::int as "failedJobs",
       (select count(*) from support_requests where closed_at is null)::int as support,
       (select count(*) from qna_reports where closed_at is null)::int as reports,
       (select count(*) from clinic_registrations where state = 'pending')::int as clinics,
       (select count(*) from fund_requests where status = 'waiting')::int as "fundRequests",
       (select count(*) from death_reports where state = 'reported')::int as "deathReports",
       (select count(*) from payment_differences where closed_at is null)::int as differences`,
  );
  return waiting;
}
