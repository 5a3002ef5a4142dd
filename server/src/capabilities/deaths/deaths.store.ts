import type { DeathReport } from '@lakou/contract/deaths';
import type { DeathDecisionKind } from '@lakou/contract/deaths.rules';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { DeceasedScope, ReportScope } from './deaths.access.ts';

export async function findReported({ db }: Lookup, id: string): Promise<ReportScope | undefined> {
  const [found] = await db.read<ReportScope>(
    `select id as "reportId", patient_id as "patientId", dependent_id as "dependentId" from death_reports where id = $1`,
    [id],
  );
  return found;
}

/** False when somebody reported it before. */
export async function insertReport(
  { db, scope, actor, at }: Grant<'death:report', DeceasedScope>,
  { id, diedOn, fileId }: { id: string; diedOn: string; fileId: string },
): Promise<boolean> {
  const added = await db.query(
    `insert into death_reports (id, patient_id, dependent_id, reported_by, died_on, file_id, reported_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (patient_id, coalesce(dependent_id, patient_id)) where state in ('reported', 'confirmed') do nothing
     returning id`,
    [id, scope.patientId, scope.dependentId, actor.id, diedOn, fileId, at],
  );
  return added.length > 0;
}

interface Row extends Omit<DeathReport, 'reportedAt' | 'decidedAt'> {
  readonly reportedAt: Date;
  readonly decidedAt: Date | null;
}
const toReport = ({ reportedAt, decidedAt, ...row }: Row): DeathReport => ({
  ...row,
  reportedAt: reportedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});
const REPORT = `select r.id, r.patient_id as "patientId", r.dependent_id as "dependentId",
    coalesce(d.name, u.name) as name, coalesce(d.date_of_birth, p.date_of_birth)::text as "dateOfBirth",
    case when d.id is not null then u.name end as "holderName", r.died_on::text as "diedOn", b.name as "reportedBy",
    b.role = 'PROVIDER' as "byProvider", r.reported_at as "reportedAt", '/api/files/' || r.file_id as "documentUrl",
    r.state, r.decided_at as "decidedAt", a.name as "decidedBy", r.note
  from death_reports r join app_users u on u.id = r.patient_id join app_users b on b.id = r.reported_by
  left join dependents d on d.id = r.dependent_id left join patient_profiles p on p.user_id = u.id
  left join app_users a on a.id = r.decided_by`;

/** One more than the page size when there are more. */
export async function listReports(
  { db }: Grant<'deaths:list'>,
  { which, after, limit }: Page & { readonly which?: 'waiting' | 'decided' | undefined },
): Promise<DeathReport[]> {
  const decided = which === 'decided';
  const rows = await db.read<Row>(
    `${REPORT} where r.state ${decided ? '<>' : '='} 'reported'
       and ($1::uuid is null or r.id ${decided ? '<' : '>'} $1) order by r.id ${decided ? 'desc' : ''} limit $2`,
    [after ?? null, limit + 1],
  );
  return rows.map(toReport);
}

type Decider = Grant<'death:decide', ReportScope>;

export async function findReport({ db, scope }: Decider): Promise<DeathReport | undefined> {
  const [row] = await db.read<Row>(`${REPORT} where r.id = $1`, [scope.reportId]);
  return row && toReport(row);
}

interface LockedReport {
  readonly state: DeathReport['state'];
  readonly reportedBy: string;
  readonly closedAt: Date | null;
}

/** Locked until the transaction ends. */
export async function lockReport({ db, scope }: Decider): Promise<LockedReport | undefined> {
  const [found] = await db.query<LockedReport>(
    `select state, reported_by as "reportedBy", closed_at as "closedAt" from death_reports where id = $1 for update`,
    [scope.reportId],
  );
  return found;
}

export async function saveDecision(
  { db, scope, actor, at }: Decider,
  decision: DeathDecisionKind,
  note: string | null,
): Promise<void> {
  await db.query(
    `update death_reports set state = $2, decided_by = $3, decided_at = $4, note = coalesce($5, note),
       closed_at = case when $2 = 'confirmed' then $4::timestamptz else closed_at end
     where id = $1`,
    [scope.reportId, decision, actor.id, at, note],
  );
}

/** No way in any more, nobody acts for them, and what opens their record without an account ends. */
export async function closeAccount({ db, scope, at }: Decider): Promise<void> {
  const { patientId } = scope;
  await db.query(
    `update app_users set suspended_at = $2 where id = $1 and suspended_at is null and removed_at is null`,
    [patientId, at],
  );
  await db.query('delete from sessions where user_id = $1', [patientId]);
  await db.query(
    `update representatives set ended_at = $2 where ended_at is null and $1 in (patient_id, representative_id)`,
    [patientId, at],
  );
  await db.query(
    `update health_links set revoked_at = $2, ciphertext = null where patient_id = $1 and revoked_at is null`,
    [patientId, at],
  );
  await db.query(
    `delete from sponsorship_budgets b using sponsorships s where s.id = b.sponsorship_id and s.patient_id = $1`,
    [patientId],
  );
}

/** The dependent is shown to nobody of the family any more. */
export async function closeDependent({ db, scope, at }: Decider): Promise<void> {
  await db.query(
    'update dependents set removed_at = $3 where id = $1 and patient_id = $2 and removed_at is null',
    [scope.dependentId, scope.patientId, at],
  );
}

/** Opens what the confirmation closed; what was closed for another reason stays so. */
export async function reopen({ db, scope }: Decider, closedAt: Date): Promise<void> {
  if (scope.dependentId)
    await db.query(
      'update dependents set removed_at = null where id = $1 and patient_id = $2 and removed_at = $3',
      [scope.dependentId, scope.patientId, closedAt],
    );
  else
    await db.query('update app_users set suspended_at = null where id = $1 and suspended_at = $2', [
      scope.patientId,
      closedAt,
    ]);
}

/** The day of birth, where the profile says one. */
export async function findBirth({
  db,
  scope,
}: Grant<'death:report', DeceasedScope>): Promise<string | undefined> {
  const [found] = await db.read<{ bornOn: string | null }>(
    `select (case when $2::uuid is null then (select date_of_birth from patient_profiles where user_id = $1)
       else (select date_of_birth from dependents where id = $2) end)::text as "bornOn"`,
    [scope.patientId, scope.dependentId],
  );
  return found?.bornOn ?? undefined;
}

export async function findName({
  db,
  scope,
}: Grant<'death:report', DeceasedScope> | Decider): Promise<string> {
  const [found] = await db.read<{ name: string }>(
    `select coalesce((select name from dependents where id = $2), name) as name from app_users where id = $1`,
    [scope.patientId, scope.dependentId],
  );
  return found?.name ?? '';
}
