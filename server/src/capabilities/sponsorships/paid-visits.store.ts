import type { Grant } from '#platform/access/grant.ts';
import type { Db } from '#platform/db/db.ts';

/** The sponsor who paid for a visit, and how they name the person. */
export interface Payer {
  readonly sponsorshipId: string;
  readonly sponsorId: string;
  readonly sponsorName: string;
  readonly name: string;
  readonly patientId: string;
  readonly startsAt: Date;
  /** Whether the patient lets them know that the visit took place. */
  readonly seesCompleted: boolean;
}

const PAYER = `select s.id as "sponsorshipId", s.sponsor_id as "sponsorId", u.name as "sponsorName", s.name,
    b.patient_id as "patientId", b.starts_at as "startsAt", 'completed' = any (s.shares) as "seesCompleted"
  from bookings b join sponsorships s on s.patient_id = b.patient_id and s.consent = 'accepted'
  join app_users u on u.id = s.sponsor_id`;

/** Undefined when the payer is no sponsor of this patient: then it is the patient. */
export async function findPayer(
  { db }: Grant<'payment:settle', undefined, undefined>,
  bookingId: string,
  payerId: string,
): Promise<Payer | undefined> {
  const [found] = await db.read<Payer>(`${PAYER} where b.id = $1 and s.sponsor_id = $2 limit 1`, [
    bookingId,
    payerId,
  ]);
  return found;
}

/** The sponsor whose payment of this visit was kept. */
export async function findPayerOf(
  { db }: { readonly db: Db },
  bookingId: string,
): Promise<Payer | undefined> {
  const [found] = await db.read<Payer>(
    `${PAYER} join payments y on y.payable_kind = 'booking' and y.payable_id = b.id
       and y.created_by = s.sponsor_id and y.status = 'captured' and not y.surplus
     where b.id = $1 limit 1`,
    [bookingId],
  );
  return found;
}

/** How this sponsor of the patient is named, and names them. */
export async function findSponsor(
  { db }: Grant<'payment:settle', undefined, undefined>,
  patientId: string,
  sponsorId: string,
): Promise<Pick<Payer, 'sponsorshipId' | 'sponsorName' | 'name'> | undefined> {
  const [found] = await db.read<Pick<Payer, 'sponsorshipId' | 'sponsorName' | 'name'>>(
    `select s.id as "sponsorshipId", u.name as "sponsorName", s.name
     from sponsorships s join app_users u on u.id = s.sponsor_id
     where s.patient_id = $1 and s.sponsor_id = $2 and s.consent = 'accepted' limit 1`,
    [patientId, sponsorId],
  );
  return found;
}
