import type { ClinicVerification, SentRegistration } from '@lakou/contract/clinic-verification';
import type { Grant } from '#platform/access/grant.ts';
import type { ErasureGrant } from '#platform/capability.ts';
import type { ClinicScope } from './clinic-verification.access.ts';

export type Sender = Grant<'clinic-registration:send', ClinicScope>;
type Reader = Sender | Grant<'clinic-registration:read', ClinicScope>;
type Row = Omit<ClinicVerification, 'sentAt'> & { readonly sentAt: Date };

/** With the reason of the last rejection, while it stands. */
export async function findRegistration({ db, scope }: Reader): Promise<ClinicVerification | undefined> {
  const [row] = await db.read<Row>(
    `select r.state, r.kind, r.registration_number as "registrationNumber",
       r.issuing_authority as "issuingAuthority", '/api/files/' || r.file_id as "documentUrl",
       r.sent_at as "sentAt", d.reason, d.note
     from clinic_registrations r left join lateral (
       select reason, note from clinic_decisions where clinic_id = r.clinic_id and r.state = 'rejected'
       order by decided_at desc, id desc limit 1) d on true
     where r.clinic_id = $1`,
    [scope.clinicId],
  );
  return row && { ...row, sentAt: row.sentAt.toISOString() };
}

/** Sent again as it was, it stays as it was decided. */
export async function saveRegistration(
  { db, scope, at }: Sender,
  { kind, registrationNumber, issuingAuthority }: SentRegistration,
  fileId: string,
): Promise<void> {
  await db.query(
    `insert into clinic_registrations as r
       (clinic_id, kind, registration_number, issuing_authority, file_id, sent_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (clinic_id) do update set kind = $2, registration_number = $3, issuing_authority = $4, file_id = $5,
       state = 'pending', version = r.version + 1,
       sent_at = case r.state when 'pending' then r.sent_at else excluded.sent_at end
     where (r.kind, r.registration_number, r.issuing_authority, r.file_id)
       is distinct from ($2, $3, $4, $5::uuid)`,
    [scope.clinicId, kind, registrationNumber, issuingAuthority, fileId, at],
  );
}

/** A clinic without members has nothing to prove. */
export async function dropOfEmptyClinic({ db, scope }: ErasureGrant): Promise<void> {
  await db.query(
    `delete from clinic_registrations r using app_users u
     where u.id = $1 and r.clinic_id = u.clinic_id
       and not exists (select from app_users o where o.clinic_id = r.clinic_id and o.id <> $1 and o.erased_at is null)`,
    [scope.userId],
  );
}
