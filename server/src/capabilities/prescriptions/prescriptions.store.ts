import type { PrescribedMedicine } from '@lakou/contract/prescriptions';
import type { Page } from '@lakou/contract/primitives';
import type { Language } from '@lakou/i18n';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import type {
  CopyGrant,
  RecordGrant,
  ReferralGrant,
  TimelineEntry,
  TimelineQuery,
} from '#platform/capability.ts';

export interface PrescriptionScope {
  readonly prescriptionId: string;
  readonly noteId: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly authorId: string;
}

export interface PrescriptionRow extends PrescribedMedicine {
  readonly id: string;
  readonly number: string;
  readonly noteId: string;
  readonly dependentId: string | null;
  readonly status: 'active' | 'stopped';
  readonly prescribedAt: Date;
  readonly stoppedAt: Date | null;
  readonly stopReason: string | null;
  readonly authorId: string;
  readonly authorName: string;
  readonly licenseNumber: string | null;
  readonly licenseAuthority: string | null;
}

const COLUMNS = `p.id, p.number, p.note_id as "noteId", p.dependent_id as "dependentId", p.drug, p.form, p.dose,
  p.frequency, p.duration_days as "durationDays", p.quantity, p.instructions, p.refills, p.status,
  p.prescribed_at as "prescribedAt", p.stopped_at as "stoppedAt", p.stop_reason as "stopReason",
  p.author_id as "authorId", n.author_name as "authorName", n.license_number as "licenseNumber",
  n.license_authority as "licenseAuthority"`;
const FROM = 'prescriptions p join visit_notes n on n.id = p.note_id';

/** For policies. */
export async function findPrescriptionScope(
  { db }: Lookup,
  id: string,
): Promise<PrescriptionScope | undefined> {
  const [found] = await db.read<PrescriptionScope>(
    `select id as "prescriptionId", note_id as "noteId", patient_id as "patientId", dependent_id as "dependentId",
       author_id as "authorId"
     from prescriptions where id = $1`,
    [id],
  );
  return found;
}

/** Newest first, one more than the page size when there are more. */
export async function listPrescriptions(
  { db, scope }: Grant<'prescriptions:list', RecordScope>,
  { limit, after }: Page,
): Promise<PrescriptionRow[]> {
  return db.read<PrescriptionRow>(
    `select ${COLUMNS} from ${FROM}
     where p.patient_id = $1 and p.dependent_id is not distinct from $2::uuid
       and ($3::uuid is null or (p.prescribed_at, p.id) <
         (select prescribed_at, id from prescriptions where patient_id = $1 and id = $3))
     order by p.prescribed_at desc, p.id desc limit $4`,
    [scope.patientId, scope.dependentId, after ?? null, limit + 1],
  );
}

/** What one note prescribed, in its order. */
export async function listOfNote({
  db,
  scope,
}: Grant<
  'visit-note:read' | 'visit-note:write' | 'prescription:print',
  { readonly noteId: string }
>): Promise<PrescriptionRow[]> {
  // Bounded by the number of medicines that one note may prescribe.
  return db.read<PrescriptionRow>(`select ${COLUMNS} from ${FROM} where p.note_id = $1 order by p.position`, [
    scope.noteId,
  ]);
}

/** Writes what a note prescribes under one number. */
export async function addPrescriptions(
  { db, scope, actor, at }: Grant<'visit-note:write', Omit<PrescriptionScope, 'prescriptionId' | 'authorId'>>,
  medicines: readonly PrescribedMedicine[],
): Promise<void> {
  const [made] = await db.query<{ number: string }>(
    `select to_char($1::timestamptz at time zone 'America/Port-au-Prince', '"RX"-YYYY-')
       || lpad((nextval('prescription_numbers') * 61803399 % 100000000)::text, 8, '0') as number`,
    [at],
  );
  for (const [position, medicine] of medicines.entries())
    await db.query(
      `insert into prescriptions (id, number, position, note_id, patient_id, dependent_id, author_id, drug, form, dose,
         frequency, duration_days, quantity, instructions, refills, prescribed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
      [
        uuidv7(),
        made?.number,
        position,
        scope.noteId,
        scope.patientId,
        scope.dependentId,
        actor.id,
        medicine.drug,
        medicine.form,
        medicine.dose,
        medicine.frequency,
        medicine.durationDays,
        medicine.quantity,
        medicine.instructions || null,
        medicine.refills,
        at,
      ],
    );
}

/** Whether it was going on until now. */
export async function stopPrescription(
  { db, scope, at }: Grant<'prescription:stop', PrescriptionScope>,
  reason: string | null,
): Promise<boolean> {
  const stopped = await db.query(
    `update prescriptions set status = 'stopped', stopped_at = $2, stop_reason = $3
     where id = $1 and status = 'active' returning id`,
    [scope.prescriptionId, at, reason || null],
  );
  return stopped.length > 0;
}

export interface PaperPeople {
  readonly personName: string;
  readonly bornOn: string | null;
  readonly patientLanguage: Language;
  readonly authorLanguage: Language;
  readonly authorTitle: string | null;
}

/** Whom a paper is for, and the languages of both. */
export async function findPaperPeople({
  db,
  scope,
}: Grant<'prescription:print', PrescriptionScope>): Promise<PaperPeople | undefined> {
  const [found] = await db.read<PaperPeople>(
    `select coalesce(d.name, u.name) as "personName",
       coalesce(d.date_of_birth::text, pp.date_of_birth::text) as "bornOn",
       u.preferred_language as "patientLanguage", a.preferred_language as "authorLanguage",
       v.professional_title as "authorTitle"
     from app_users u join app_users a on a.id = $3
     left join dependents d on d.id = $2
     left join patient_profiles pp on pp.user_id = u.id and $2::uuid is null
     left join provider_profiles v on v.user_id = a.id
     where u.id = $1`,
    [scope.patientId, scope.dependentId, scope.authorId],
  );
  return found;
}

export async function listPrescriptionLines(
  { db, scope }: RecordGrant,
  { before, text, limit }: TimelineQuery,
): Promise<TimelineEntry[]> {
  return db.read<TimelineEntry>(
    `select 'prescription' as kind, p.id, p.prescribed_at as at, p.drug as title, p.status, n.author_name as "from"
     from ${FROM}
     where p.patient_id = $1 and p.dependent_id is not distinct from $2::uuid
       and ($3::timestamptz is null or (p.prescribed_at, p.id) < ($3, $4::uuid))
       and ($5::text is null or position(plain_text($5) in plain_text(p.drug)) > 0)
     order by p.prescribed_at desc, p.id desc limit $6`,
    [scope.patientId, scope.dependentId, before?.at ?? null, before?.id ?? null, text || null, limit],
  );
}

export async function hasPrescription({ db, scope }: ReferralGrant, id: string): Promise<boolean> {
  const found = await db.read(
    'select 1 from prescriptions where patient_id = $1 and dependent_id is not distinct from $2::uuid and id = $3',
    [scope.patientId, scope.dependentId, id],
  );
  return found.length > 0;
}

export async function copyPrescriptions({ db, actor }: CopyGrant) {
  // Bounded by what was prescribed to one person and those they act for: a copy holds all of it.
  const rows = await db.read<{ row: Record<string, unknown> }>(
    `select to_jsonb(p) - 'author_id' || jsonb_build_object('authorName', n.author_name) as row
     from ${FROM} where p.patient_id = $1`,
    [actor.id],
  );
  return { prescriptions: rows.map(({ row }) => row) };
}
