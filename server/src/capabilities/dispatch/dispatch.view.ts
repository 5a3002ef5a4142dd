import { findService } from '@lakou/content/services';
import type { Booking } from '@lakou/contract/bookings';
import type { AssignedVisit, Lane, UnassignedVisit } from '@lakou/contract/dispatch';
import type { Language } from '@lakou/i18n';
import type { LaneRow, ProviderRow, VisitRow } from './dispatch.store.ts';

/** A visit as the contract names it; whom it is about stays beside it for the audit trail. */
export type AuditedVisit = UnassignedVisit & Pick<VisitRow, 'patientId' | 'dependentId'>;

/** A service of the catalogue in the reader's words; what patients send may be its name for programs. */
export const toVisit =
  (lang: Language) =>
  ({ startsAt, endsAt: _, service, serviceType, place, ...visit }: VisitRow): AuditedVisit => ({
    ...visit,
    ...(place && { place }),
    serviceType: (service && findService(service)?.name[lang]) || serviceType,
    dateTime: startsAt.toISOString(),
  });

/** `18.2342,-72.5354` of the first place with a point. */
function firstPlace(places: unknown): string | null {
  if (!Array.isArray(places)) return null;
  const placed = places.find(
    (place): place is { lat: number; lng: number } =>
      typeof place?.lat === 'number' && typeof place?.lng === 'number',
  );
  return placed ? `${placed.lat},${placed.lng}` : null;
}

export function toLanes(
  lang: Language,
  providers: readonly ProviderRow[],
  visits: readonly LaneRow[],
): Lane[] {
  const byProvider = Map.groupBy(visits, ({ providerId }) => providerId);
  return providers.map(({ since, places, ...provider }) => ({
    ...provider,
    since: since.toISOString(),
    place: firstPlace(places),
    visits: (byProvider.get(provider.id) ?? []).map((row) => ({
      ...toVisit(lang)(row),
      endsAt: row.endsAt.toISOString(),
      canUnassign: row.canUnassign,
    })),
  }));
}

export const toAssigned = (lang: Language, booking: Booking): AssignedVisit => ({
  id: booking.id,
  patientName: booking.patientName,
  serviceType: booking.serviceNames?.[lang] ?? booking.serviceType,
  location:
    booking.lat !== null && booking.lng !== null ? `${booking.lat},${booking.lng}` : (booking.location ?? ''),
  dateTime: booking.dateTime,
  status: booking.status,
  providerId: booking.providerId,
  providerName: booking.providerName,
});
