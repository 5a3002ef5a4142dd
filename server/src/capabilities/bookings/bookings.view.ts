import { findService } from '@lakou/content/services';
import type { Role } from '@lakou/contract';
import type { Booking } from '@lakou/contract/bookings';
import { inDollars } from './fare.rules.ts';

/** A visit with the names around it. Read with `bookings b`. */
export const BOOKING_COLUMNS = `b.id, b.patient_id as "patientId", b.dependent_id as "dependentId",
    coalesce(d.name, u.name) as "patientName",
    case when d.id is null then u.profile_photo_url else d.profile_picture_url end as "patientPhotoUrl",
    b.provider_id as "providerId", p.name as "providerName", v.specialty as "providerSpecialty",
    p.profile_photo_url as "providerPhotoUrl", b.clinic_id as "clinicId", c.name as "clinicName",
    b.service_type as "serviceType", b.service, b.mode, b.starts_at as "startsAt", b.ends_at as "endsAt",
    b.time_zone as "timeZone", b.patient_time_zone as "patientTimeZone", b.status,
    b.payment_status as "paymentStatus", b.notes, b.location, b.lat, b.lng, b.payment_method as "paymentMethod",
    b.base_cents as "baseCents", b.service_fee_cents as "serviceFeeCents", b.total_cents as "totalCents",
    b.hold_expires_at as "holdExpiresAt", b.cancelled_at as "cancelledAt", b.cancelled_by as "cancellerId",
    b.cancel_reason as "cancelReason", b.refund_cents as "refundCents", b.created_at as "createdAt",
    exists (select from provider_reviews where booking_id = b.id) as reviewed`;

export const BOOKING_JOINS = `join app_users u on u.id = b.patient_id
  left join dependents d on d.id = b.dependent_id
  left join app_users p on p.id = b.provider_id
  left join provider_profiles v on v.user_id = b.provider_id
  left join clinics c on c.id = b.clinic_id`;

type Kept = Pick<
  Booking,
  | 'id'
  | 'patientId'
  | 'patientName'
  | 'patientPhotoUrl'
  | 'providerId'
  | 'providerName'
  | 'providerSpecialty'
  | 'providerPhotoUrl'
  | 'clinicId'
  | 'clinicName'
  | 'serviceType'
  | 'service'
  | 'mode'
  | 'timeZone'
  | 'patientTimeZone'
  | 'status'
  | 'paymentStatus'
  | 'notes'
  | 'location'
  | 'lat'
  | 'lng'
  | 'paymentMethod'
  | 'cancelReason'
  | 'reviewed'
>;

export interface ViewRow extends Kept {
  dependentId: string | null;
  startsAt: Date;
  endsAt: Date;
  baseCents: number;
  serviceFeeCents: number;
  totalCents: number;
  holdExpiresAt: Date | null;
  cancelledAt: Date | null;
  cancellerId: string | null;
  refundCents: number | null;
  createdAt: Date;
}

function cancelledBy({ cancelledAt, cancellerId, patientId }: ViewRow): Booking['cancelledBy'] {
  if (!cancelledAt) return null;
  if (!cancellerId) return 'system';
  return cancellerId === patientId ? 'patient' : 'provider';
}

export function toBooking(row: ViewRow): Booking {
  const { dependentId, startsAt, endsAt, baseCents, serviceFeeCents, totalCents, refundCents, ...rest } = row;
  const { cancellerId: _, ...kept } = rest;
  return {
    ...kept,
    ...(dependentId && { dependentId }),
    serviceNames: (row.service && findService(row.service)?.name) || null,
    dateTime: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    fare: inDollars({ baseCents, serviceFeeCents, totalCents }),
    holdExpiresAt: row.holdExpiresAt?.toISOString() ?? null,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    cancelledBy: cancelledBy(row),
    refund: refundCents === null ? null : refundCents / 100,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Clinics arrange visits; what the patient wrote for the provider is not theirs to read. */
export const asSeenBy = (role: Role, booking: Booking): Booking =>
  role === 'CLINIC_ADMIN' ? { ...booking, notes: null } : booking;
