import type { Booking } from '@lakou/contract/bookings';
import type { Language } from '@lakou/i18n';

/** The name of the service in the reader's language if it is in the catalogue, otherwise the text of the request. */
export const serviceName = (lang: Language, booking: Pick<Booking, 'serviceNames' | 'serviceType'>): string =>
  booking.serviceNames?.[lang] ?? booking.serviceType;
