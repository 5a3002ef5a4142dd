import type { Grant } from '#platform/access/grant.ts';
import type { RecordOwner } from './clinic-visits.access.ts';

type Giver = Grant<'clinic-visits:give', RecordOwner>;

/** A handful at a time would split a history; an entry with more than this is none of one person. */
const MOST_GIVEN = 500;

export interface GivenVisit {
  readonly id: string;
  readonly providerId: string;
  readonly providerName: string;
}

/** Whether the account still accepts the clinic and the entry is still nobody else's; held until the end of the transaction. */
export async function lockAccepted({ db, scope }: Giver): Promise<boolean> {
  const found = await db.query(
    `select 1 from clinic_links where clinic_id = $2 and ((id = $1 and user_id = $3 and accepted_at is not null
       and ended_at is null) or (id = $4 and id <> $1 and user_id is null)) order by id for update`,
    [scope.linkId, scope.clinicId, scope.patientId, scope.entryId],
  );
  return found.length === (scope.entryId === scope.linkId ? 1 : 2);
}

/** The signed visits of the entry, the oldest first. */
export function lockSigned({ db, scope }: Giver): Promise<GivenVisit[]> {
  return db.query<GivenVisit>(
    `select v.id, v.provider_id as "providerId", v.author_name as "providerName" from clinic_visits v
     where v.link_id = $1 and v.clinic_id = $2 and v.status = 'completed'
     order by v.started_at, v.id limit ${MOST_GIVEN} for update of v`,
    [scope.entryId, scope.clinicId],
  );
}

/** A completed visit at the clinic, as paid as its invoice; without one nothing is owed for it. */
export async function insertBooking({ db, scope, at }: Giver, id: string, visitId: string): Promise<void> {
  await db.query(
    `insert into bookings (id, patient_id, provider_id, clinic_id, service, service_type, mode, starts_at, ends_at,
       time_zone, patient_time_zone, status, payment_status, payment_method, base_cents, service_fee_cents, total_cents,
       started_at, completed_at, created_by, created_at, invoice_id)
     select $1, $2, v.provider_id, v.clinic_id, 'general-consultation', 'general-consultation', 'clinic', v.started_at,
       greatest(v.ended_at, v.started_at + interval '1 minute'), 'America/Port-au-Prince', 'America/Port-au-Prince',
       'completed', case when i.paid_cents < i.total_cents then 'unpaid' else 'paid' end, 'Cash',
       coalesce(i.total_cents, 0), 0, coalesce(i.total_cents, 0), v.started_at, v.ended_at, v.provider_id, $5, i.id
     from clinic_visits v left join invoices i on i.id = v.invoice_id
     where v.id = $3 and v.clinic_id = $4`,
    [id, scope.patientId, visitId, scope.clinicId, at],
  );
}

/** The signed note, by who signed it and when. */
export async function insertNote(
  { db, scope }: Giver,
  { id, bookingId, visitId }: { id: string; bookingId: string; visitId: string },
): Promise<void> {
  await db.query(
    `insert into visit_notes (id, patient_id, author_id, booking_id, status, version, sections, author_name,
       license_number, license_authority, created_at, updated_at, signed_at)
     select $1, $2, v.provider_id, $3, 'signed', v.version, v.sections, v.author_name, v.license_number,
       v.license_authority, v.started_at, v.ended_at, v.ended_at
     from clinic_visits v where v.id = $4 and v.clinic_id = $5`,
    [id, scope.patientId, bookingId, visitId, scope.clinicId],
  );
  await db.query(
    `insert into visit_note_addenda (id, note_id, author_id, author_name, text, created_at)
     select a.id, $1, a.author_id, a.author_name, a.text, a.created_at from clinic_visit_addenda a
     join clinic_visits v on v.id = a.visit_id where v.id = $2 and v.clinic_id = $3`,
    [id, visitId, scope.clinicId],
  );
}

/** Invoice and place in the queue follow; the booking and the note have taken the place of the visit. */
export async function replaceVisit({ db, scope }: Giver, visitId: string, bookingId: string): Promise<void> {
  await db.query(
    `update invoices set booking_id = $2, patient_id = $3, link_id = $5 where clinic_visit_id = $1 and clinic_id = $4
       and kind = 'invoice' and credited_at is null`,
    [visitId, bookingId, scope.patientId, scope.clinicId, scope.linkId],
  );
  await db.query(
    `update walk_ins w set booking_id = $2, link_id = $4 from clinic_visits v
     where v.id = $1 and v.clinic_id = $3 and w.id = v.walk_in_id`,
    [visitId, bookingId, scope.clinicId, scope.linkId],
  );
  await db.query('delete from clinic_visits where id = $1 and clinic_id = $2', [visitId, scope.clinicId]);
}
