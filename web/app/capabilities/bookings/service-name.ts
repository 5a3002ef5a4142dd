import type { Booking } from '@lakou/contract/bookings';
import type { Language } from '@lakou/i18n';

/** In the reader's language where it is in the catalogue, else in the words it was asked for with. */
export const serviceName = (lang: Language, booking: Pick<Booking, 'serviceNames' | 'serviceType'>): string =>
  booking.serviceNames?.[lang] ?? booking.serviceType;
