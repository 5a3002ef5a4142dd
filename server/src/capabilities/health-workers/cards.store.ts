import type { CommunityPatient } from '@lakou/contract/health-workers';
import type { Language } from '@lakou/i18n';
import type { Grant } from '#platform/access/grant.ts';
import type { PatientScope, WorkerScope } from './health-workers.access.ts';

type Issuer = Grant<'community-card:issue', PatientScope>;
type Revoker = Grant<'community-card:issue' | 'community-card:revoke', PatientScope>;

/** Two who issue at once wait for each other. Nothing without a recorded consent. */
export async function lockConsent({
  db,
  scope,
}: Issuer): Promise<{ name: string; clinicName: string } | undefined> {
  const [found] = await db.query<{ name: string; clinicName: string }>(
    `select l.name, c.name as "clinicName" from clinic_links l join clinics c on c.id = l.clinic_id
     where l.id = $1 and l.clinic_id = $2 and exists (
       select from health_worker_consents k where k.link_id = l.id and k.withdrawn_at is null)
     for update of l`,
    [scope.linkId, scope.clinicId],
  );
  return found;
}

/** Whether there was one. */
export async function revokeCard({ db, scope, at }: Revoker): Promise<boolean> {
  const revoked = await db.query(
    'update health_worker_cards set revoked_at = $2 where link_id = $1 and revoked_at is null returning id',
    [scope.linkId, at],
  );
  return revoked.length > 0;
}

export async function insertCard(
  { db, scope, actor, at }: Issuer,
  id: string,
  { tokenHash, codeHash }: { tokenHash: Buffer; codeHash: Buffer },
): Promise<void> {
  await db.query(
    `insert into health_worker_cards (id, clinic_id, link_id, origin_link_id, token_hash, code_hash, issued_by, issued_at)
     values ($1, $2, $3, $3, $4, $5, $6, $7)`,
    [id, scope.clinicId, scope.linkId, tokenHash, codeHash, actor.id, at],
  );
}

const OF_WORKER = `from health_worker_cards c join health_worker_people p on p.link_id = c.link_id
    and p.worker_id = $2 and p.ended_at is null
  join clinic_links l on l.id = c.link_id and l.user_id is null and l.clinic_id = $3
  where c.revoked_at is null`;

/** Unknown, revoked, of another clinic or of somebody for whom another acts: all undefined. */
export async function findByToken(
  { db, scope }: Grant<'community-card:open', WorkerScope>,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const [found] = await db.read<{ id: string }>(`select l.id ${OF_WORKER} and c.token_hash = $1`, [
    tokenHash,
    scope.workerId,
    scope.clinicId,
  ]);
  return found?.id;
}

/** The same by the code; older keys of the server made other marks of it. */
export async function findByCode(
  { db, scope }: Grant<'community-card:open', WorkerScope>,
  codeHashes: readonly Buffer[],
): Promise<string | undefined> {
  const [found] = await db.read<{ id: string }>(
    `select l.id ${OF_WORKER} and c.code_hash = any ($1::bytea[]) order by l.id limit 1`,
    [codeHashes, scope.workerId, scope.clinicId],
  );
  return found?.id;
}

type Desk = Grant<'community-patient:read', PatientScope>;

export async function listSent({ db, scope }: Desk): Promise<CommunityPatient['workers']> {
  return db.read(
    `select u.id, u.name, p.commune, p.place from health_worker_people p join app_users u on u.id = p.worker_id
     where p.link_id = $1 and p.clinic_id = $2 and p.ended_at is null order by plain_text(u.name), u.id limit 50`,
    [scope.linkId, scope.clinicId],
  );
}

export async function listAvailable({ db, scope }: Desk): Promise<{ id: string; name: string }[]> {
  return db.read(
    `select u.id, u.name from health_workers w join app_users u on u.id = w.user_id and u.clinic_id = w.clinic_id
     where w.clinic_id = $2 and u.erased_at is null and not exists (
       select from health_worker_people p where p.link_id = $1 and p.worker_id = u.id and p.ended_at is null)
     order by plain_text(u.name), u.id limit 200`,
    [scope.linkId, scope.clinicId],
  );
}

interface PapersRow {
  readonly recordedAt: Date | null;
  readonly recordedBy: string | null;
  readonly language: Language | null;
  readonly witnessName: string | null;
  readonly issuedAt: Date | null;
}
/** The consent and the card that hold now. */
export async function findPapers({
  db,
  scope,
}: Desk): Promise<Pick<CommunityPatient, 'consent' | 'cardIssuedAt'>> {
  const [row] = await db.read<PapersRow>(
    `select c.recorded_at as "recordedAt", u.name as "recordedBy", c.language, c.witness_name as "witnessName",
       k.issued_at as "issuedAt"
     from clinic_links l left join health_worker_consents c on c.link_id = l.id and c.withdrawn_at is null
     left join app_users u on u.id = c.recorded_by
     left join health_worker_cards k on k.link_id = l.id and k.revoked_at is null
     where l.id = $1 and l.clinic_id = $2`,
    [scope.linkId, scope.clinicId],
  );
  if (!row) return { consent: null, cardIssuedAt: null };
  const { recordedAt, recordedBy, language, witnessName, issuedAt } = row;
  return {
    consent:
      recordedAt && language
        ? {
            recordedAt: recordedAt.toISOString(),
            recordedBy: recordedBy ?? '',
            language,
            witnessName: witnessName ?? '',
          }
        : null,
    cardIssuedAt: issuedAt?.toISOString() ?? null,
  };
}
