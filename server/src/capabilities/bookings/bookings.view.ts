import { findService } from '@lakou/content/services';
import type { Role } from '@lakou/contract';
import type { Booking } from '@lakou/contract/bookings';
import { inDollars } from '../scheduling/fare.rules.ts';

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

/** Clinics arrange visits, but may not read what the patient wrote for the provider. */
export const asSeenBy = (role: Role, booking: Booking): Booking =>
  role === 'CLINIC_ADMIN' ? { ...booking, notes: null } : booking;
