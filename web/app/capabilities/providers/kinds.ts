import type { BookingMode } from '@lakou/contract/bookings';
import type { Country } from '@lakou/contract/providers';
import { SPECIALTIES } from '../profiles/specialties.ts';

export { SPECIALTIES };

export type Specialty = (typeof SPECIALTIES)[number]['name'];

export type Mode = BookingMode;
export const MODES = ['in_home', 'clinic', 'video', 'audio', 'chat'] as const satisfies readonly Mode[];
export type CountryCode = Country;
export const COUNTRIES = ['HT', 'US'] as const satisfies readonly CountryCode[];
