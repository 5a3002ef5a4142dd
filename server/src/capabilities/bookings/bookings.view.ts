import { findService } from '@lakou/content/services';
import type { Booking } from '@lakou/contract/bookings';
import { inDollars } from '../scheduling/fare.rules.ts';
import { cityOf, isCareOver } from './booking-details.rules.ts';

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
  | 'callPhone'
  | 'reviewed'
>;

export interface ViewRow extends Kept {
  dependentId: string | null;
  invoiceId: string | null;
  packageId: string | null;
  packagePlace: number | null;
  startsAt: Date;
  endsAt: Date;
  baseCents: number;
  serviceFeeCents: number;
  totalCents: number;
  holdExpiresAt: Date | null;
  cancelledAt: Date | null;
  completedAt: Date | null;
  cancellerId: string | null;
  refundCents: number | null;
  attendanceConfirmedAt: Date | null;
  callAskedAt: Date | null;
  createdAt: Date;
}

function cancelledBy({ cancelledAt, cancellerId, patientId }: ViewRow): Booking['cancelledBy'] {
  if (!cancelledAt) return null;
  if (!cancellerId) return 'system';
  return cancellerId === patientId ? 'patient' : 'provider';
}

/** Who looks at a visit, and when. */
export interface Viewer {
  readonly side: 'patient' | 'provider' | 'clinic' | 'system';
  /** Whether a provider's licence was checked, where that is asked for. */
  readonly mayReadRecords: boolean;
  readonly at: Date;
}

/** As the patient sees it, and as it is told to them. */
export const WHOLE = { side: 'system', mayReadRecords: true } as const;

type Details = Pick<Booking, 'notes' | 'location' | 'lat' | 'lng' | 'callPhone'>;

/**
 * What was told for the visit: for whom it was told, until care ends. Clinics arrange visits, and what the patient wrote
 * for the provider is not theirs to read; a provider whose licence nobody checked knows the city.
 */
function detailsFor({ side, mayReadRecords, at }: Viewer, row: ViewRow): Details {
  const { notes, location, lat, lng, callPhone } = row;
  if (side === 'patient' || side === 'system') return { notes, location, lat, lng, callPhone };
  if (isCareOver(row, at)) return { notes: null, location: null, lat: null, lng: null, callPhone: null };
  if (side === 'clinic') return { notes: null, location, lat, lng, callPhone };
  return mayReadRecords
    ? { notes, location, lat, lng, callPhone }
    : { notes: null, location: cityOf(location), lat: null, lng: null, callPhone: null };
}

export function toBooking(row: ViewRow, viewer: Viewer): Booking {
  const {
    dependentId,
    invoiceId,
    packageId,
    packagePlace,
    startsAt,
    endsAt,
    baseCents,
    serviceFeeCents,
    totalCents,
    refundCents,
    ...rest
  } = row;
  const { cancellerId: _, completedAt: __, ...kept } = rest;
  return {
    ...kept,
    ...detailsFor(viewer, row),
    ...(dependentId && { dependentId }),
    ...(invoiceId && { invoiceId }),
    ...(packageId && { package: { id: packageId, place: packagePlace } }),
    serviceNames: (row.service && findService(row.service)?.name) || null,
    dateTime: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    fare: inDollars({ baseCents, serviceFeeCents, totalCents }),
    holdExpiresAt: row.holdExpiresAt?.toISOString() ?? null,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    cancelledBy: cancelledBy(row),
    refund: refundCents === null ? null : refundCents / 100,
    attendanceConfirmedAt: row.attendanceConfirmedAt?.toISOString() ?? null,
    callAskedAt: row.callAskedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
