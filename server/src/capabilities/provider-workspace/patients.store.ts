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
    `with care as (
       select c.patient_id as id, coalesce(jsonb_agg(distinct jsonb_build_object('id', d.id, 'name', d.name)) filter (where d.id is not null), '[]') as dependents,
         string_agg(distinct d.name, ' ') as names
       from ${CARE} c left join bookings b on b.id = c.booking_id left join dependents d on d.id = c.dependent_id
       where c.provider_id = $1 and (c.until is null or c.until > $2) and ($3::uuid is null or b.clinic_id = $3)
       group by c.patient_id),
     people as (
       select id, dependents, names, false as "chatOnly" from care
       union all
       select m.other_id, '[]', null, true from conversation_members m
       where $3 is null and m.user_id = $1 and not exists (select from care where care.id = m.other_id)),
     page as (
       select u.id, u.name, u.profile_photo_url, u.phone, p.dependents, p."chatOnly"
       from people p join app_users u on u.id = p.id
       where u.role = 'PATIENT' and u.erased_at is null
         and ($4::text is null or position(plain_text($4) in
           plain_text(concat_ws(' ', u.name, p.names))) > 0)
         and ($5::uuid is null or (plain_text(u.name), u.id) >
           (select plain_text(name), id from app_users where id = $5))
       order by plain_text(u.name), u.id limit $6)
     select p.id, p.name, p.profile_photo_url as "profilePhotoUrl", p."chatOnly", p.dependents,
       case when p."chatOnly" then null else p.phone end as phone,
       b.last as "lastVisitAt", b.next as "nextVisitAt"
     from page p
     left join lateral (
       select max(starts_at) filter (where status in ('in_progress', 'completed')) as last,
         min(starts_at) filter (where status in ('awaiting_payment', 'confirmed') and ends_at > $2) as next
       from bookings where patient_id = p.id and provider_id = $1 and ($3 is null or clinic_id = $3)
     ) b on not p."chatOnly"
     order by plain_text(p.name), p.id`,
    [providerId, grant.at, clinicId, q || null, after ?? null, limit + 1],
  );
  return rows.map((row) => ({
    ...row,
    lastVisitAt: row.lastVisitAt?.toISOString() ?? null,
    nextVisitAt: row.nextVisitAt?.toISOString() ?? null,
  }));
}
