import type { Grant } from '#platform/access/grant.ts';

/** Grants that take somebody away from a clinic's visits. */
export type VisitRelease = Grant<'staff:change' | 'staff:remove', { clinicId: string }>;

/** The clinic's visits to come with this provider, now with nobody; one that was written about stays. */
export async function unassignVisits({ db, scope, at }: VisitRelease, providerId: string): Promise<string[]> {
  const released = await db.query<{ id: string }>(
    `update bookings b set provider_id = null, status = 'requested', hold_expires_at = null
     where b.clinic_id = $1 and b.provider_id = $2 and b.starts_at > $3
       and b.status in ('requested', 'awaiting_payment', 'confirmed')
       and not exists (select from visit_notes n where n.booking_id = b.id)
       and not exists (select from care_requests r where r.booking_id = b.id)
     returning b.id`,
    [scope.clinicId, providerId, at],
  );
  return released.map(({ id }) => id);
}
