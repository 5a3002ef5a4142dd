import type { RecordGrant } from '#platform/capability.ts';
import type { RecordedVisit } from './bookings-fhir.view.ts';

/** The newest visits of exactly this person: a child's are not the mother's. */
export function listRecordedVisits({ db, scope }: RecordGrant): Promise<RecordedVisit[]> {
  return db.read<RecordedVisit>(
    `select b.id, b.patient_id as "patientId", b.dependent_id as "dependentId", p.name as "providerName",
       c.name as "clinicName", b.service_type as "serviceType", b.service, b.mode, b.status, b.starts_at as "startsAt",
       b.ends_at as "endsAt", b.completed_at as "completedAt", b.cancelled_at as "cancelledAt",
       b.created_at as "createdAt"
     from bookings b left join app_users p on p.id = b.provider_id left join clinics c on c.id = b.clinic_id
     where b.patient_id = $1 and b.dependent_id is not distinct from $2::uuid
     order by b.starts_at desc, b.id desc limit 500`,
    [scope.patientId, scope.dependentId],
  );
}
