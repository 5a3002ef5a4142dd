import { findService } from '@lakou/content/services';
import type { Booking } from '@lakou/contract/bookings';
import type { AssignedVisit, Lane, UnassignedVisit } from '@lakou/contract/dispatch';
import type { LaneRow, ProviderRow, VisitRow } from './dispatch.store.ts';

/** A visit as the contract names it; whom it is about stays beside it for the audit trail. */
export type AuditedVisit = UnassignedVisit & Pick<VisitRow, 'patientId' | 'dependentId'>;

export function toVisit({ startsAt, endsAt: _, service, ...visit }: VisitRow): AuditedVisit {
  const serviceNames = (service && findService(service)?.name) || null;
  return { ...visit, serviceNames, dateTime: startsAt.toISOString() };
}

/** `18.2342,-72.5354` of the first place with a point. */
function firstPlace(places: unknown): string | null {
  if (!Array.isArray(places)) return null;
  const placed = places.find(
    (place): place is { lat: number; lng: number } =>
      typeof place?.lat === 'number' && typeof place?.lng === 'number',
  );
  return placed ? `${placed.lat},${placed.lng}` : null;
}

export function toLanes(providers: readonly ProviderRow[], visits: readonly LaneRow[]): Lane[] {
  const byProvider = Map.groupBy(visits, ({ providerId }) => providerId);
  return providers.map(({ since, places, ...provider }) => ({
    ...provider,
    since: since.toISOString(),
    place: firstPlace(places),
    visits: (byProvider.get(provider.id) ?? []).map((row) => ({
      ...toVisit(row),
      endsAt: row.endsAt.toISOString(),
      canUnassign: row.canUnassign,
    })),
  }));
}

export const toAssigned = (booking: Booking): AssignedVisit => ({
  id: booking.id,
  patientName: booking.patientName,
  serviceType: booking.serviceType,
  serviceNames: booking.serviceNames,
  location:
    booking.lat !== null && booking.lng !== null ? `${booking.lat},${booking.lng}` : (booking.location ?? ''),
  dateTime: booking.dateTime,
  status: booking.status,
  providerId: booking.providerId,
  providerName: booking.providerName,
});
