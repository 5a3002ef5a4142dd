import type { Page } from '@lakou/contract/primitives';
import type { PatientOfProvider } from '@lakou/contract/provider-workspace';
import { CARE } from '#platform/access/care-relationship.ts';
import type { Grant } from '#platform/access/grant.ts';
import type { PatientsScope } from './provider-workspace.access.ts';

export type PatientsReader = Grant<'provider-patients:list', PatientsScope>;

interface Row extends Omit<PatientOfProvider, 'lastVisitAt' | 'nextVisitAt'> {
  readonly lastVisitAt: Date | null;
  readonly nextVisitAt: Date | null;
}

/**
 * By name, one more than the page size when there are more. People who only wrote are shown to the
 * provider alone.
 */
export async function listPatientsOf(
  grant: PatientsReader,
  { limit, after, q }: Page & { q?: string | undefined },
): Promise<PatientOfProvider[]> {
  const { providerId, clinicId } = grant.scope;
  const rows = await grant.db.read<Row>(
    `with care as materialized (
       select distinct c.patient_id as id, c.dependent_id
       from ${CARE} c left join bookings b on b.id = c.booking_id
       where c.provider_id = $1 and (c.until is null or c.until > $2) and ($3::uuid is null or b.clinic_id = $3)),
     called as (
       select k.id from care k join dependents d on d.id = k.dependent_id
       where position(plain_text($4) in plain_text(d.name)) > 0),
     people as (
       select distinct id, false as "chatOnly" from care
       union all
       select m.other_id, true from conversation_members m
       where $3 is null and m.user_id = $1 and not exists (select from care where care.id = m.other_id)),
     page as materialized (
       select u.id, u.name, u.plain_name, u.profile_photo_url, u.phone, p."chatOnly"
       from people p join app_users u on u.id = p.id
       where u.role = 'PATIENT' and u.erased_at is null
         and ($4::text is null or position(plain_text($4) in u.plain_name) > 0 or u.id in (select id from called))
         and ($5::uuid is null or (u.plain_name, u.id) > (select plain_name, id from app_users where id = $5))
       order by u.plain_name, u.id limit $6),
     families as (
       select k.id, jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name) order by d.id) as dependents
       from page join care k on k.id = page.id join dependents d on d.id = k.dependent_id group by k.id)
     select p.id, p.name, p.profile_photo_url as "profilePhotoUrl", p."chatOnly",
       coalesce(f.dependents, '[]') as dependents, case when p."chatOnly" then null else p.phone end as phone,
       b.last as "lastVisitAt", b.next as "nextVisitAt"
     from page p left join families f on f.id = p.id
     left join lateral (
       select max(starts_at) filter (where status in ('in_progress', 'completed')) as last,
         min(starts_at) filter (where status in ('awaiting_payment', 'confirmed') and ends_at > $2) as next
       from bookings where patient_id = p.id and provider_id = $1 and ($3 is null or clinic_id = $3)
     ) b on not p."chatOnly"
     order by p.plain_name, p.id`,
    [providerId, grant.at, clinicId, q || null, after ?? null, limit + 1],
  );
  return rows.map((row) => ({
    ...row,
    lastVisitAt: row.lastVisitAt?.toISOString() ?? null,
    nextVisitAt: row.nextVisitAt?.toISOString() ?? null,
  }));
}
