import { PREGNANCY_DAYS } from '@lakou/clinical';
import type { MaternityAlert, MaternityPatient } from '@lakou/contract/maternity';
import { CONTACT_WEEKS } from '@lakou/contract/maternity.rules';
import type { Page } from '@lakou/contract/primitives';
import { CARE } from '#platform/access/care-relationship.ts';
import type { Grant } from '#platform/access/grant.ts';

export interface PregnantRow {
  readonly id: string;
  readonly name: string;
  readonly profilePhotoUrl: string | null;
  readonly dueDate: string;
  readonly phone: string | null;
  readonly missedContact: number | null;
  readonly pressures: MaternityPatient['pressures'];
  readonly alerts: readonly Omit<MaternityAlert, 'message'>[];
}

/** The day on which a week of the pregnancy `m` is complete. */
const dayOf = (week: string) => `m.due_date - ${PREGNANCY_DAYS} + ${week} * 7`;

/**
 * The week of the last contact whose day is over, unless it took place, she was seen by this provider since the one
 * before it, or nobody followed the pregnancy yet.
 */
const MISSED = `(select c.week from (
    select week, lag(week, 1, 0) over (order by week) as previous from unnest($7::int[]) as weeks (week)) c
  where ${dayOf('c.week')} = (select max(${dayOf('w')}) from unnest($7::int[]) w where ${dayOf('w')} < $6::date)
    and m.created_at::date <= ${dayOf('c.week')}
    and not exists (select from maternity_contacts d where d.profile_id = m.id and d.week = c.week)
    and not exists (select from bookings b where b.patient_id = m.patient_id and b.dependent_id is null
      and b.provider_id = $1 and b.status in ('in_progress', 'completed') and b.starts_at >= ${dayOf('c.previous')}))`;

/**
 * By risk: emergencies, what is urgent, a missed contact, then all others, each soonest due first. One more than the page
 * size when there are more.
 */
export async function listPregnant(
  grant: Grant<'maternity-patients:list', { userId: string }>,
  { limit, after }: Page,
  { alertsSince, today }: { alertsSince: Date; today: string },
): Promise<PregnantRow[]> {
  // Bounded by the limit of `page`.
  return grant.db.read<PregnantRow>(
    `with pregnant as materialized (
       select m.id, m.patient_id, m.due_date, ${MISSED} as missed,
         (select min(case a.level when 'emergency' then 0 else 1 end) from maternity_alerts a
           where a.patient_id = m.patient_id and a.profile_id = m.id and a.at > $5) as danger
       from maternity_profiles m
       where m.ended_at is null and m.shared
         and m.patient_id in (select patient_id from ${CARE} c
           where provider_id = $1 and dependent_id is null and (until is null or until > $2))),
     ranked as (select p.*, coalesce(danger, case when missed is null then 3 else 2 end) as rank from pregnant p),
     page as (
       select u.id, u.name, u.phone, u.profile_photo_url, r.due_date, r.id as profile_id, r.missed, r.rank
       from ranked r join app_users u on u.id = r.patient_id
       where u.erased_at is null and ($3::uuid is null or (r.rank, r.due_date, u.id) >
         (select rank, due_date, patient_id from ranked where patient_id = $3))
       order by r.rank, r.due_date, u.id limit $4)
     select p.id, p.name, p.phone, p.profile_photo_url as "profilePhotoUrl", p.due_date as "dueDate",
       p.missed as "missedContact",
       array(select jsonb_build_object('at', v.at, 'systolic', v.systolic, 'diastolic', v.diastolic) from (
         select at, systolic, diastolic from measurements
         where profile_id = p.profile_id and patient_id = p.id and systolic is not null
         order by at desc, id desc limit 8) v order by v.at) as pressures,
       array(select jsonb_build_object('id', a.id, 'level', a.level, 'signs', a.signs, 'at', a.at)
         from maternity_alerts a where a.profile_id = p.profile_id and a.patient_id = p.id and a.at > $5
         order by a.at desc, a.id desc limit 5) as alerts
     from page p order by p.rank, p.due_date, p.id`,
    [grant.scope.userId, grant.at, after ?? null, limit + 1, alertsSince, today, CONTACT_WEEKS],
  );
}
