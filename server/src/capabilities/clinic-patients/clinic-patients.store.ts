import { findService } from '@lakou/content/services';
import type {
  ClinicAppointment,
  ClinicPatient,
  PartOfRecord,
  SentPatient,
} from '@lakou/contract/clinic-patients';
import { type ClinicConsent, LATEST_APPOINTMENTS } from '@lakou/contract/clinic-patients.rules';
import type { Page } from '@lakou/contract/primitives';
import { CARE } from '#platform/access/care-relationship.ts';
import type { Grant } from '#platform/access/grant.ts';
import { JOINED } from '#platform/access/joined.ts';
import { ageOn } from '../profiles/birth-dates.rules.ts';
import type { DetailsScope, LinkScope, PatientsScope } from './clinic-patients.access.ts';

type Lister = Grant<'clinic-patients:list', PatientsScope>;
type Reader = Grant<'clinic-patient:read', DetailsScope>;

interface Row extends Omit<ClinicPatient, 'age' | 'lastVisit' | 'bookings'> {
  readonly lastVisit: Date | null;
}

/**
 * `$1` is the clinic, `$2` the time. The date of birth and the gender of an account are shown when the person accepted
 * or has visits for themselves, not only for a child.
 */
const PATIENT = `l.id, case when k.live then l.user_id end as "patientId", l.name,
  case when k.live then u.email else l.email end as email, case when k.live then u.phone else l.phone end as phone,
  (case when k.own then p.date_of_birth else l.date_of_birth end)::text as "dateOfBirth",
  case when k.own then p.gender else l.gender end as gender, v.last as "lastVisit", l.tags,
  case when k.accepted then 'linked' when l.accepted_at is not null and not k.live then 'ended'
    when k.live then 'visits' when l.email is null then 'none' else 'pending' end as consent`;
const LIVE = `cross join lateral (
    select l.accepted_at is not null and l.ended_at is null as accepted, coalesce(bool_or(true), false) as live,
      coalesce(bool_or(c.dependent_id is null), false) as own
    from clinic_patients c
    where l.user_id is not null and c.clinic_id = l.clinic_id and c.patient_id = l.user_id
      and (c.until is null or c.until > $2)) k`;
const PERSON = `left join app_users u on u.id = l.user_id and u.erased_at is null
  left join patient_profiles p on p.user_id = u.id
  left join lateral (select max(starts_at) as last from bookings b where k.live and b.clinic_id = l.clinic_id
    and b.patient_id = l.user_id and b.status in ('in_progress', 'completed')) v on true`;

const withAge = ({ lastVisit, ...row }: Row, at: Date, bookings: ClinicAppointment[]): ClinicPatient => ({
  ...row,
  lastVisit: lastVisit?.toISOString() ?? null,
  age: row.dateOfBirth ? ageOn(at.toISOString().slice(0, 10), row.dateOfBirth) : null,
  bookings,
});

const pattern = (q: string) => `%${q.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** By name; one more than the page size when there are more. */
export async function listPatients(
  grant: Lister,
  { limit, after, q, tag }: Page & { q?: string | undefined; tag?: string | undefined },
): Promise<ClinicPatient[]> {
  const { clinicId, careOf } = grant.scope;
  const rows = await grant.db.read<Row>(
    `select ${PATIENT} from (
       select l.* from clinic_links l ${LIVE}
       where l.clinic_id = $1 and (l.source = 'clinic' or k.live)
         and ($3::text is null or l.words like plain_text($3)) and ($4::text is null or l.tags @> array[$4])
         and ($5::uuid is null or (k.live and exists (select from ${CARE} r where r.provider_id = $5
           and r.patient_id = l.user_id and r.dependent_id is null and (r.until is null or r.until > $2))))
         and ($6::uuid is null or (l.sort_name, l.id) > (select sort_name, id from clinic_links where id = $6))
       order by l.sort_name, l.id limit $7) l ${LIVE} ${PERSON}
     order by l.sort_name, l.id`,
    [clinicId, grant.at, q ? pattern(q) : null, tag || null, careOf, after ?? null, limit + 1],
  );
  const visits = await appointmentsOf(grant, rows, careOf !== null, LATEST_APPOINTMENTS);
  return rows.map((row) => withAge(row, grant.at, visits.get(row.patientId ?? '') ?? []));
}

interface VisitRow extends Omit<ClinicAppointment, 'dateTime' | 'serviceNames'> {
  readonly patientId: string;
  readonly dateTime: Date;
  readonly service: string | null;
}

const toAppointment = ({ service, dateTime, ...visit }: Omit<VisitRow, 'patientId'>): ClinicAppointment => ({
  ...visit,
  dateTime: dateTime.toISOString(),
  serviceNames: (service && findService(service)?.name) || null,
});

/** The latest visits with the clinic of these people; a provider sees those of the person themselves. */
async function appointmentsOf(
  grant: Lister | Reader,
  rows: readonly { readonly patientId: string | null }[],
  own: boolean,
  limit: number,
): Promise<Map<string, ClinicAppointment[]>> {
  const ids = rows.flatMap(({ patientId }) => patientId ?? []);
  const found = new Map<string, ClinicAppointment[]>();
  if (ids.length === 0) return found;
  const visits = await grant.db.read<VisitRow>(
    `select b.* from unnest($2::uuid[]) as person (id) cross join lateral (
       select b.id, b.patient_id as "patientId", b.starts_at as "dateTime", b.status, b.service_type as "serviceType",
         b.service, u.name as "providerName", b.dependent_id as "dependentId", d.name as "dependentName"
       from bookings b left join app_users u on u.id = b.provider_id left join dependents d on d.id = b.dependent_id
       where b.clinic_id = $1 and b.patient_id = person.id and (not $3 or b.dependent_id is null)
       order by b.starts_at desc, b.id desc limit $4) b
     order by b."dateTime" desc, b.id desc limit 10000`,
    [grant.scope.clinicId, ids, own, limit],
  );
  for (const { patientId, ...visit } of visits)
    found.set(patientId, [...(found.get(patientId) ?? []), toAppointment(visit)]);
  return found;
}

const MOST_APPOINTMENTS = 50;

export async function findPatient(grant: Reader): Promise<ClinicPatient | undefined> {
  const [row] = await grant.db.read<Row>(
    `select ${PATIENT} from clinic_links l ${LIVE} ${PERSON} where l.clinic_id = $1 and l.id = $3`,
    [grant.scope.clinicId, grant.at, grant.scope.linkId],
  );
  if (!row) return undefined;
  const visits = await appointmentsOf(grant, [row], grant.scope.inCare, MOST_APPOINTMENTS);
  return withAge(row, grant.at, visits.get(row.patientId ?? '') ?? []);
}

interface PartRow extends Omit<PartOfRecord, 'at'> {
  readonly at: Date;
}
const toParts = (rows: PartRow[]): PartOfRecord[] =>
  rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));

/** Signed notes that providers of this clinic wrote about its visits; the title for who treats the patient. */
export async function listNotes({ db, scope }: Reader): Promise<PartOfRecord[]> {
  const rows = await db.read<PartRow>(
    `select n.id, n.signed_at as at, n.status, n.author_name as by,
       case when $3 then n.sections ->> 'reason' end as title
     from visit_notes n join bookings b on b.id = n.booking_id
     where n.patient_id = $1 and b.clinic_id = $2 and n.status = 'signed' and n.dependent_id is null
     order by n.signed_at desc, n.id desc limit 50`,
    [scope.accountId, scope.clinicId, scope.inCare],
  );
  return toParts(rows);
}

/** Tests that somebody of this clinic asked for, or that it does as the laboratory. */
export async function listLabs({ db, scope }: Reader): Promise<PartOfRecord[]> {
  const rows = await db.read<PartRow>(
    `select r.id, r.requested_at as at, r.status, u.name as by, case when $3 then r.title end as title
     from lab_requests r join app_users u on u.id = r.requested_by
     where r.patient_id = $1 and r.dependent_id is null
       and (r.laboratory_id = $2 or exists (
         select from clinic_staff s where s.clinic_id = $2 and s.user_id = r.requested_by and s.joined_at <= r.requested_at
           and (s.ended_at is null or s.ended_at >= r.requested_at)))
     order by r.requested_at desc, r.id desc limit 50`,
    [scope.accountId, scope.clinicId, scope.inCare],
  );
  return toParts(rows);
}

export async function listAssigned({ db, scope, at }: Reader): Promise<{ id: string; name: string }[]> {
  return db.read(
    `select u.id, u.name from record_grants g join app_users u on u.id = g.provider_id
     where g.reference_id = $1 and g.source = 'clinic' and g.revoked_at is null and g.until > $2
     order by plain_text(u.name), u.id limit 100`,
    [scope.linkId, at],
  );
}

/** Who joined the clinic, treats people there and is not assigned to this patient. */
export async function listAssignable({ db, scope, at }: Reader): Promise<{ id: string; name: string }[]> {
  return db.read(
    `select u.id, u.name from app_users u join provider_profiles v on v.user_id = u.id and v.clinic_role = 'Provider'
     where u.clinic_id = $1 and u.role = 'PROVIDER' and u.erased_at is null
       and ${JOINED} and not exists (
       select from record_grants g where g.reference_id = $2 and g.source = 'clinic' and g.provider_id = u.id
         and g.revoked_at is null and g.until > $3)
     order by plain_text(u.name), u.id limit 200`,
    [scope.clinicId, scope.linkId, at],
  );
}

type Adder = Grant<'clinic-patient:add', { clinicId: string }>;
interface Added {
  readonly id: string;
  readonly consent: ClinicConsent;
}

/** Nothing when the clinic has somebody with this address. The same statement whether or not there is an account. */
export async function insertPatient(
  grant: Adder,
  id: string,
  { name, email, phone, dateOfBirth, gender }: SentPatient,
): Promise<Added | undefined> {
  const [added] = await grant.db.query<{ id: string }>(
    `insert into clinic_links (id, clinic_id, source, name, email, phone, date_of_birth, gender, added_by, added_at)
     values ($1, $2, 'clinic', $3, $4, $5, $6, $7, $8, $9)
     on conflict (clinic_id, email) where email is not null do nothing returning id`,
    [id, grant.scope.clinicId, name, email, phone, dateOfBirth, gender ?? null, grant.actor.id, grant.at],
  );
  return added && { id: added.id, consent: 'pending' };
}

export async function saveTags(
  { db, scope }: Grant<'clinic-patient:tag', LinkScope>,
  tags: readonly string[],
): Promise<void> {
  await db.query('update clinic_links set tags = $3 where id = $1 and clinic_id = $2', [
    scope.linkId,
    scope.clinicId,
    tags,
  ]);
}

export async function listTags({
  db,
  scope,
}: Grant<'clinic-patients:tags', { clinicId: string }>): Promise<string[]> {
  const rows = await db.read<{ tag: string }>(
    `select tag from clinic_links, unnest(tags) as tag where clinic_id = $1 and tags <> '{}'
     group by tag order by count(*) desc, tag limit 100`,
    [scope.clinicId],
  );
  return rows.map(({ tag }) => tag);
}
