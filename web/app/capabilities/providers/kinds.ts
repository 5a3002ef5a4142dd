import type { BookingMode } from '@lakou/contract/bookings';
import type { Country } from '@lakou/contract/providers';
import type { SPECIALTIES } from '@lakou/contract/specialties.rules';

export type Specialty = (typeof SPECIALTIES)[number]['name'];
export type Mode = BookingMode;
export type CountryCode = Country;
