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
    // The index of roles counts; rows are read only of those who run a clinic.
    `select coalesce(sum(count), 0)::int as "totalUsers",
       coalesce(sum(count) filter (where role = 'PATIENT'), 0)::int as "totalPatients",
       coalesce(sum(count) filter (where role = 'PROVIDER'), 0)::int as "totalProviders",
       (select count(distinct clinic_id) from app_users
        where role = 'CLINIC_ADMIN' and erased_at is null)::int as "totalClinics"
     from (select role, count(*) from app_users where erased_at is null group by role) roles`,
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
  // Bounded by the days of the period. Each day is a range of the index: no row's time is converted.
  return db.read<Daily[number]>(
    `select day::date::text as day,
       (select count(*) from app_users
        where created_at >= greatest(since, $1) and created_at < until and created_at <= $2)::int as "newUsers",
       (select count(*) from bookings
        where created_at >= greatest(since, $1) and created_at < until and created_at <= $2)::int as bookings
     from (select day, day at time zone $3 as since, (day + interval '1 day') at time zone $3 as until
       from generate_series(($1::timestamptz at time zone $3)::date::timestamp,
         ($2::timestamptz at time zone $3)::date::timestamp, '1 day') day) days
     order by days.day`,
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
