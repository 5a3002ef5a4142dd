import type { BookingMode } from '@lakou/contract/bookings';
import type { Country } from '@lakou/contract/providers';
import type { PROVIDER_SORTS } from '@lakou/contract/providers.rules';
import type { SPECIALTIES } from '@lakou/contract/specialties.rules';
import type { GENDERS } from '@lakou/contract/user.rules';

export type Specialty = (typeof SPECIALTIES)[number]['name'];
export type Mode = BookingMode;
export type CountryCode = Country;
export type Gender = (typeof GENDERS)[number];
export type Sort = (typeof PROVIDER_SORTS)[number];
