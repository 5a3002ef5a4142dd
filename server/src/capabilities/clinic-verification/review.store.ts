import type { ClinicCase, ClinicDecision, WaitingClinic } from '@lakou/contract/clinic-verification';
import type { Page } from '@lakou/contract/primitives';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { ClinicScope } from './clinic-verification.access.ts';

export type Reviewer = Grant<'clinic-verification:read' | 'clinic-verification:decide', ClinicScope>;
type Decider = Grant<'clinic-verification:decide', ClinicScope>;
type Dated<Row, Field extends keyof Row> = Omit<Row, Field> & { [F in Field]: Date };

export async function isRegistered({ db }: Lookup, clinicId: string): Promise<boolean> {
  const found = await db.read('select 1 from clinic_registrations where clinic_id = $1 limit 1', [clinicId]);
  return found.length > 0;
}

const WAITING = `c.id, c.name, r.kind, c.facility_address as address, r.sent_at as "waitingSince"
  from clinic_registrations r join clinics c on c.id = r.clinic_id`;

/** The longest wait first; one more than the page size when there are more. */
export async function listWaiting(
  { db }: Grant<'clinic-verifications:list'>,
  { after, limit }: Page,
): Promise<WaitingClinic[]> {
  const rows = await db.read<Dated<WaitingClinic, 'waitingSince'>>(
    `select ${WAITING} where r.state = 'pending' and ($1::uuid is null or (r.sent_at, r.clinic_id) > (
       select sent_at, clinic_id from clinic_registrations where clinic_id = $1))
     order by r.sent_at, r.clinic_id limit $2`,
    [after ?? null, limit + 1],
  );
  return rows.map((row) => ({ ...row, waitingSince: row.waitingSince.toISOString() }));
}

type CaseRow = Dated<Omit<ClinicCase, 'decisions'>, 'waitingSince' | 'registeredAt'>;

export async function findCase({ db, scope }: Reviewer): Promise<Omit<ClinicCase, 'decisions'> | undefined> {
  const [row] = await db.read<CaseRow>(
    `select r.state, r.version, r.registration_number as "registrationNumber",
       r.issuing_authority as "issuingAuthority", '/api/files/' || r.file_id as "documentUrl",
       c.contact_email as "contactEmail", c.contact_phone as "contactPhone", c.created_at as "registeredAt",
       (select u.name from app_users u where u.clinic_id = c.id and u.role = 'CLINIC_ADMIN'
          and u.erased_at is null order by u.created_at, u.id limit 1) as owner, ${WAITING}
     where r.clinic_id = $1`,
    [scope.clinicId],
  );
  return (
    row && {
      ...row,
      waitingSince: row.waitingSince.toISOString(),
      registeredAt: row.registeredAt.toISOString(),
    }
  );
}

type PastDecision = ClinicCase['decisions'][number];

export async function listDecisions({ db, scope }: Reviewer): Promise<PastDecision[]> {
  const rows = await db.read<Dated<PastDecision, 'decidedAt'>>(
    `select d.decision, d.reason, d.note, d.decided_at as "decidedAt", a.name as "decidedBy"
     from clinic_decisions d left join app_users a on a.id = d.decided_by
     where d.clinic_id = $1 order by d.decided_at desc, d.id desc limit 100`,
    [scope.clinicId],
  );
  return rows.map((row) => ({ ...row, decidedAt: row.decidedAt.toISOString() }));
}

/** What is reviewed, locked until the transaction ends. */
export async function lockRegistration({ db, scope }: Decider): Promise<number | undefined> {
  const [found] = await db.query<{ version: number }>(
    'select version from clinic_registrations where clinic_id = $1 for update',
    [scope.clinicId],
  );
  return found?.version;
}

export async function saveDecision(
  { db, scope, actor, at }: Decider,
  { decision, reason, note }: Pick<ClinicDecision, 'decision' | 'reason' | 'note'>,
): Promise<void> {
  const rejects = decision === 'rejected';
  await db.query(
    `insert into clinic_decisions (id, clinic_id, decided_by, decided_at, decision, reason, note)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      uuidv7(),
      scope.clinicId,
      actor.id,
      at,
      decision,
      rejects ? (reason ?? 'other') : null,
      (rejects && note) || null,
    ],
  );
  await db.query('update clinic_registrations set state = $2 where clinic_id = $1', [
    scope.clinicId,
    decision,
  ]);
}

/** Who is told about the clinic. */
export async function listOwners({ db, scope }: Decider): Promise<string[]> {
  const rows = await db.read<{ id: string }>(
    `select id from app_users where clinic_id = $1 and role = 'CLINIC_ADMIN' and erased_at is null
     order by id limit 20`,
    [scope.clinicId],
  );
  return rows.map(({ id }) => id);
}
