import type { PatientMerge, PatientTwins, WrittenPatient } from '@lakou/contract/clinic-patients';
import { UNDO_MERGE_DAYS } from '@lakou/contract/clinic-patients.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { LinkScope, MergeScope } from './clinic-patients.access.ts';

type OfClinic = { clinicId: string };
type Merger = Grant<'patient:merge', LinkScope>;
type Undoer = Grant<'patient-merge:undo', MergeScope>;

const MOST_SHOWN = 50;
/** Of `link_merges m`: what can still be undone; who accepted the clinic since stays as they are. */
const OPEN = `m.undone_at is null and exists (
  select from clinic_links k where k.id = m.kept_id and k.user_id is null)`;
const RECENT = `m.merged_at > $2::timestamptz - interval '${UNDO_MERGE_DAYS} days'`;

export async function isMergeOf({ db, at }: Lookup, clinicId: string, id: string): Promise<boolean> {
  const found = await db.read(
    `select 1 from link_merges m where m.id = $1 and m.clinic_id = $3 and ${OPEN} and ${RECENT}`,
    [id, at, clinicId],
  );
  return found.length > 0;
}

const written = (of: string) => `json_build_object('id', ${of}.id, 'name', ${of}.name, 'email', ${of}.email,
  'phone', ${of}.phone, 'dateOfBirth', ${of}.date_of_birth, 'addedAt', ${of}.added_at)`;

/** The same name and no different date of birth; the one that was added first is kept. */
export async function listTwins({
  db,
  scope,
}: Grant<'patient-twins:list', OfClinic>): Promise<PatientTwins[]> {
  const rows = await db.read<PatientTwins>(
    `select ${written('a')} as kept, ${written('b')} as gone
     from clinic_links a join clinic_links b on b.clinic_id = a.clinic_id and b.sort_name = a.sort_name
       and (a.added_at, a.id) < (b.added_at, b.id)
       and (a.date_of_birth is null or b.date_of_birth is null or a.date_of_birth = b.date_of_birth)
     where a.clinic_id = $1 and a.user_id is null and b.user_id is null
     order by a.sort_name, a.id, b.id limit ${MOST_SHOWN}`,
    [scope.clinicId],
  );
  const moment = (one: WrittenPatient) => ({ ...one, addedAt: new Date(one.addedAt).toISOString() });
  return rows.map(({ kept, gone }) => ({ kept: moment(kept), gone: moment(gone) }));
}

interface MergeRow extends Omit<PatientMerge, 'mergedAt'> {
  readonly mergedAt: Date;
}
const MERGE = `m.id, m.kept_id as "clinicPatientId", m.kept ->> 'name' as name, m.gone ->> 'name' as "goneName",
  m.merged_at as "mergedAt"`;

export async function listMerges({
  db,
  scope,
  at,
}: Grant<'patient-merges:list', OfClinic>): Promise<PatientMerge[]> {
  const rows = await db.read<MergeRow>(
    `select ${MERGE} from link_merges m where m.clinic_id = $1 and ${OPEN} and ${RECENT}
     order by m.merged_at desc, m.id desc limit ${MOST_SHOWN}`,
    [scope.clinicId, at],
  );
  return rows.map(({ mergedAt, ...row }) => ({ ...row, mergedAt: mergedAt.toISOString() }));
}

/** Whether both are entries of the clinic without an account; held until the end of the transaction. */
export async function lockTwins({ db, scope }: Merger, goneId: string): Promise<boolean> {
  const found = await db.query(
    `select 1 from clinic_links where clinic_id = $1 and id = any ($2) and user_id is null order by id for update`,
    [scope.clinicId, [scope.linkId, goneId]],
  );
  return found.length === 2;
}

/** Writes down how both were and what belongs to the one that goes. */
export async function insertMerge(
  { db, scope, at }: Merger,
  id: string,
  goneId: string,
): Promise<PatientMerge | undefined> {
  const [row] = await db.query<MergeRow>(
    `with m as (
       insert into link_merges (id, clinic_id, kept_id, kept, gone, invoice_ids, walk_in_ids, visit_ids, merged_at)
       select $1, $2, a.id, to_jsonb(a), to_jsonb(b), array(select i.id from invoices i where i.link_id = b.id),
         array(select w.id from walk_ins w where w.link_id = b.id),
         array(select v.id from clinic_visits v where v.link_id = b.id), $5
       from clinic_links a join clinic_links b on b.id = $4 where a.id = $3 returning *)
     select ${MERGE} from m`,
    [id, scope.clinicId, scope.linkId, goneId, at],
  );
  return row && { ...row, mergedAt: row.mergedAt.toISOString() };
}

/** What belonged to the one follows to the other. */
export async function moveAll({ db, scope }: Merger, goneId: string): Promise<void> {
  await db.query('update walk_ins set link_id = $1 where link_id = $2', [scope.linkId, goneId]);
  await db.query('update clinic_visits set link_id = $1 where link_id = $2', [scope.linkId, goneId]);
  await db.query('update invoices set link_id = $1 where link_id = $2', [scope.linkId, goneId]);
  await db.query('delete from clinic_links where id = $1 and clinic_id = $2', [goneId, scope.clinicId]);
}

/** Fills what the kept entry lacks from the one that went; a no to its address stays a no. */
export async function fillKept({ db, scope }: Merger, mergeId: string): Promise<void> {
  await db.query(
    `update clinic_links l set email = coalesce(l.email, g.email), phone = coalesce(l.phone, g.phone),
       date_of_birth = coalesce(l.date_of_birth, g.date_of_birth), gender = coalesce(l.gender, g.gender),
       declined_at = case when l.email is null then g.declined_at else l.declined_at end,
       tags = (select coalesce(array_agg(tag), '{}') from (
         select distinct unnest(l.tags || g.tags) as tag order by tag limit 20) t)
     from link_merges m cross join lateral jsonb_populate_record(null::clinic_links, m.gone) g
     where m.id = $1 and l.id = m.kept_id and l.clinic_id = $2`,
    [mergeId, scope.clinicId],
  );
}

/** Marks it undone, once; nothing when somebody was faster. */
export async function closeMerge({ db, scope, at }: Undoer): Promise<boolean> {
  const closed = await db.query(
    'update link_merges set undone_at = $3 where id = $1 and clinic_id = $2 and undone_at is null returning id',
    [scope.mergeId, scope.clinicId, at],
  );
  return closed.length > 0;
}

/** The kept entry is again as it was. */
export async function restoreKept({ db, scope }: Undoer): Promise<void> {
  await db.query(
    `update clinic_links l set email = k.email, phone = k.phone, date_of_birth = k.date_of_birth, gender = k.gender,
       declined_at = k.declined_at, tags = k.tags
     from link_merges m cross join lateral jsonb_populate_record(null::clinic_links, m.kept) k
     where m.id = $1 and m.clinic_id = $2 and l.id = m.kept_id and l.user_id is null`,
    [scope.mergeId, scope.clinicId],
  );
}

/** The other one is back; false when somebody with its address was added meanwhile. */
export async function restoreGone({ db, scope }: Undoer): Promise<boolean> {
  const back = await db.query(
    `insert into clinic_links (id, clinic_id, source, name, email, phone, date_of_birth, gender, tags, added_by, added_at,
       declined_at)
     select g.id, m.clinic_id, g.source, g.name, g.email, g.phone, g.date_of_birth, g.gender, g.tags,
       (select u.id from app_users u where u.id = g.added_by), g.added_at, g.declined_at
     from link_merges m cross join lateral jsonb_populate_record(null::clinic_links, m.gone) g
     where m.id = $1 and m.clinic_id = $2
     on conflict do nothing returning id`,
    [scope.mergeId, scope.clinicId],
  );
  return back.length > 0;
}

export async function moveBack({ db, scope }: Undoer): Promise<void> {
  const merge = [scope.mergeId, scope.clinicId];
  await db.query(
    `update invoices i set link_id = (m.gone ->> 'id')::uuid from link_merges m
     where m.id = $1 and m.clinic_id = $2 and i.link_id = m.kept_id and i.id = any (m.invoice_ids)`,
    merge,
  );
  await db.query(
    `update walk_ins w set link_id = (m.gone ->> 'id')::uuid from link_merges m
     where m.id = $1 and m.clinic_id = $2 and w.link_id = m.kept_id and w.id = any (m.walk_in_ids)`,
    merge,
  );
  await db.query(
    `update clinic_visits v set link_id = (m.gone ->> 'id')::uuid from link_merges m
     where m.id = $1 and m.clinic_id = $2 and v.link_id = m.kept_id and v.id = any (m.visit_ids)`,
    merge,
  );
}
