import type { ClinicVisit, ClinicVisitDetails } from '@lakou/contract/clinic-visits';
import type { ClinicVisitStatus } from '@lakou/contract/clinic-visits.rules';
import type { Page } from '@lakou/contract/primitives';
import type { NoteSections } from '@lakou/contract/visit-notes';
import type { Grant } from '#platform/access/grant.ts';
import type { StartScope, VisitScope, VisitsScope } from './clinic-visits.access.ts';
import type { VisitRow } from './clinic-visits.view.ts';

type Reader = Grant<'clinic-visit:read', VisitScope>;
type Starter = Grant<'clinic-visit:start', StartScope>;
type Signer = Grant<'clinic-visit:sign', VisitScope>;

const VISIT = `v.id, v.name, v.date_of_birth::text as "dateOfBirth", v.gender, coalesce(w.reason, '') as reason,
  coalesce(w.danger, false) as danger, v.room, v.status, v.provider_id as "providerId", u.name as "providerName",
  v.started_at as "startedAt", v.ended_at as "endedAt", v.link_id as "clinicPatientId"`;
const FROM = `clinic_visits v join app_users u on u.id = v.provider_id left join walk_ins w on w.id = v.walk_in_id`;
/** What was asked for the visit, for the desk. */
const INVOICE = `(select json_build_object('id', i.id, 'number', i.year || '-' || lpad(i.number::text, 5, '0'),
    'state', case when i.paid_cents = i.total_cents then 'paid' else 'open' end)
  from invoices i where i.id = v.invoice_id) as invoice`;
const NO_INVOICE = 'null as invoice';

interface Asked extends Page {
  readonly clinicPatientId?: string | undefined;
  readonly status?: ClinicVisitStatus | undefined;
}

/** Those under way first, then the latest; one more than the page size when there are more. */
export function listVisits(
  { db, scope }: Grant<'clinic-visits:list', VisitsScope>,
  { limit, after, clinicPatientId, status }: Asked,
): Promise<VisitRow[]> {
  return db.read<VisitRow>(
    `select ${VISIT}, ${scope.providerId ? NO_INVOICE : INVOICE} from ${FROM}
     where v.clinic_id = $1 and ($3::uuid is null or v.link_id = $3)
       and ($2::uuid is null or v.provider_id = $2 or ($3 is not null and exists (select from clinic_visits o
         where o.link_id = $3 and o.provider_id = $2 and o.status = 'in_progress')))
       and ($4::text is null or v.status = $4)
       and ($5::uuid is null or ((v.status = 'in_progress'), v.started_at, v.id) <
         (select (status = 'in_progress'), started_at, id from clinic_visits where id = $5 and clinic_id = $1))
     order by (v.status = 'in_progress') desc, v.started_at desc, v.id desc limit $6`,
    [scope.clinicId, scope.providerId, clinicPatientId ?? null, status ?? null, after ?? null, limit + 1],
  );
}

export type DetailsRow = VisitRow &
  Pick<ClinicVisitDetails, 'version' | 'authorName' | 'licenseNumber' | 'licenseAuthority'> & {
    readonly sections: NoteSections;
  };
export async function findDetails({ db, scope }: Reader): Promise<DetailsRow | undefined> {
  const [row] = await db.read<DetailsRow>(
    `select ${VISIT}, ${scope.isOwn || scope.readsNote ? NO_INVOICE : INVOICE}, v.version, v.sections,
       v.author_name as "authorName", v.license_number as "licenseNumber", v.license_authority as "licenseAuthority"
     from ${FROM} where v.id = $1 and v.clinic_id = $2`,
    [scope.visitId, scope.clinicId],
  );
  return row;
}

interface AddendumRow {
  readonly id: string;
  readonly text: string;
  readonly authorName: string;
  readonly createdAt: Date;
}
export function listAddenda({ db, scope }: Reader): Promise<AddendumRow[]> {
  return db.read<AddendumRow>(
    `select id, text, author_name as "authorName", created_at as "createdAt" from clinic_visit_addenda
     where visit_id = $1 order by created_at, id limit 200`,
    [scope.visitId],
  );
}

interface Called {
  readonly name: string;
  readonly reason: string;
  readonly status: string;
  readonly linkId: string | null;
  readonly bookingId: string | null;
  /** Whether they accepted the clinic with an account, for which a visit is booked instead. */
  readonly hasAccount: boolean;
}
/** So that two who begin at once begin one visit. */
export async function lockCalled({ db, scope }: Starter): Promise<Called | undefined> {
  const [row] = await db.query<Called>(
    `select w.name, w.reason, w.status, w.link_id as "linkId", w.booking_id as "bookingId",
       exists (select from clinic_links l where l.id = w.link_id and l.accepted_at is not null
         and l.ended_at is null) as "hasAccount"
     from walk_ins w where w.id = $1 and w.clinic_id = $2 for update`,
    [scope.walkInId, scope.clinicId],
  );
  return row;
}

export async function saveLink({ db, scope }: Starter, linkId: string): Promise<void> {
  await db.query('update walk_ins set link_id = $3 where id = $1 and clinic_id = $2', [
    scope.walkInId,
    scope.clinicId,
    linkId,
  ]);
}

/** With what the desk knows of the person now. */
export async function insertVisit(
  { db, scope, at }: Starter,
  id: string,
  { linkId, sections }: { linkId: string; sections: NoteSections },
): Promise<void> {
  await db.query(
    `insert into clinic_visits (id, clinic_id, walk_in_id, link_id, provider_id, name, date_of_birth, gender, room,
       sections, started_at)
     select $1, w.clinic_id, w.id, l.id, $4, w.name, l.date_of_birth, l.gender, w.room, $6, $7
     from walk_ins w join clinic_links l on l.id = $5 and l.clinic_id = w.clinic_id
     where w.id = $2 and w.clinic_id = $3`,
    [id, scope.walkInId, scope.clinicId, scope.providerId, linkId, JSON.stringify(sections), at],
  );
}

/** The visit of this person in the queue. */
export async function findStarted({ db, scope }: Starter): Promise<VisitRow | undefined> {
  const [row] = await db.query<VisitRow>(
    `select ${VISIT}, ${INVOICE} from ${FROM} where v.walk_in_id = $1 and v.clinic_id = $2`,
    [scope.walkInId, scope.clinicId],
  );
  return row;
}

/** Nothing when it has ended, or is another version than this. */
export async function saveNote(
  { db, scope }: Grant<'clinic-visit:write', VisitScope>,
  version: number,
  sections: NoteSections,
): Promise<{ version: number } | undefined> {
  const [saved] = await db.query<{ version: number }>(
    `update clinic_visits set sections = $4, version = version + 1
     where id = $1 and clinic_id = $2 and version = $3 and status = 'in_progress' returning version`,
    [scope.visitId, scope.clinicId, version, JSON.stringify(sections)],
  );
  return saved;
}

interface Locked {
  readonly status: ClinicVisit['status'];
  readonly version: number;
  readonly sections: NoteSections;
}
export async function lockVisit({
  db,
  scope,
}: Signer | Grant<'clinic-visit:write' | 'clinic-visit:amend', VisitScope>): Promise<Locked | undefined> {
  const [found] = await db.query<Locked>(
    'select status, version, sections from clinic_visits where id = $1 and clinic_id = $2 for update',
    [scope.visitId, scope.clinicId],
  );
  return found;
}

/** Ends the visit with who signed and their licence as they are now; the person leaves the queue. */
export async function saveSigned({ db, scope, actor, at }: Signer): Promise<{ version: number } | undefined> {
  const [saved] = await db.query<{ version: number }>(
    `with signed as (
       update clinic_visits v set status = 'completed', ended_at = $4, version = version + 1, author_name = u.name,
         license_number = p.license_number, license_authority = p.license_issuing_authority
       from app_users u left join provider_profiles p on p.user_id = u.id
       where v.id = $1 and v.clinic_id = $2 and u.id = $3 and v.status = 'in_progress'
       returning v.version, v.walk_in_id),
     seen as (
       update walk_ins w set status = 'done', ended_at = $4 from signed
       where w.id = signed.walk_in_id and w.status in ('waiting', 'called'))
     select version from signed`,
    [scope.visitId, scope.clinicId, actor.id, at],
  );
  return saved;
}

export async function insertAddendum(
  { db, scope, actor, at }: Grant<'clinic-visit:amend', VisitScope>,
  id: string,
  text: string,
): Promise<void> {
  await db.query(
    `insert into clinic_visit_addenda (id, visit_id, author_id, author_name, text, created_at)
     select $1, $2, u.id, u.name, $4, $5 from app_users u where u.id = $3`,
    [id, scope.visitId, actor.id, text, at],
  );
}

/** False when it has ended. */
export async function saveCancelled({
  db,
  scope,
  at,
}: Grant<'clinic-visit:cancel', VisitScope>): Promise<boolean> {
  const cancelled = await db.query(
    `with gone as (
       update clinic_visits set status = 'cancelled', ended_at = $3
       where id = $1 and clinic_id = $2 and status = 'in_progress' returning id, walk_in_id),
     away as (
       update walk_ins w set status = 'left', ended_at = $3 from gone
       where w.id = gone.walk_in_id and w.status in ('waiting', 'called'))
     select id from gone`,
    [scope.visitId, scope.clinicId, at],
  );
  return cancelled.length > 0;
}
