import { findService } from '@lakou/content/services';
import type { BookingMode } from '@lakou/contract/bookings';
import { REMOTE_MODES } from '@lakou/contract/bookings.rules';
import { kilometresBetween } from '@lakou/contract/distance.rules';
import type { Place } from '@lakou/contract/user';

/** What decides whether a request is shown to a provider. */
export interface ProviderFacts {
  readonly specialty: string | null;
  readonly languages: readonly string[];
  readonly places: readonly Place[] | string | null;
  /** Slugs; none means all. */
  readonly services: readonly string[];
  /** Modes with a fee; none means all. */
  readonly modes: readonly BookingMode[];
  readonly travelRadiusKm: number | null;
}

export interface AskedFacts {
  readonly service: string | null;
  readonly mode: BookingMode;
  readonly language: string;
  readonly lat: number | null;
  readonly lng: number | null;
}

export interface Fit {
  readonly kilometres: number | null;
  readonly speaksLanguage: boolean;
  readonly specialtyFits: boolean;
}

const USUAL_RADIUS_KM = 40;
const CLINIC_RADIUS_KM = 60;
// A grid of about five kilometres: from many distances nobody finds the house.
const GRID = 0.05;

/** Services that only these specialties give. */
const SPECIALISTS: Readonly<Record<string, readonly string[]>> = {
  'womens-health-specialist': ['Obstetrics & Gynecology'],
  'child-specialist': ['Pediatrics'],
  'surgery-consultation': ['Surgery'],
  'mental-health-specialist': ['Mental Health'],
  'heart-specialist': ['Internal Medicine', 'Other'],
  'skin-specialist': ['Other'],
  'eye-specialist': ['Other'],
};
/** The usual specialties of a category; others may answer too, but come later. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  primary: ['Family Medicine', 'Internal Medicine'],
  'in-home': ['Family Medicine', 'Internal Medicine'],
  family: ['Obstetrics & Gynecology', 'Pediatrics', 'Family Medicine'],
  elderly: ['Family Medicine', 'Internal Medicine'],
  urgent: ['Emergency Medicine', 'Family Medicine'],
  wellness: ['Public Health', 'Family Medicine'],
  telehealth: ['Family Medicine', 'Internal Medicine'],
};

const coarse = (degrees: number) => Math.round(degrees / GRID) * GRID;

function kilometresTo({ places }: ProviderFacts, { lat, lng }: AskedFacts): number | null {
  if (lat === null || lng === null || !Array.isArray(places) || places.length === 0) return null;
  const there = { lat: coarse(lat), lng: coarse(lng) };
  return Math.round(
    Math.min(...(places as readonly Place[]).map((place) => kilometresBetween(place, there))),
  );
}

function isInReach(kilometres: number | null, { mode }: AskedFacts, provider: ProviderFacts): boolean {
  if (kilometres === null || REMOTE_MODES.includes(mode)) return true;
  return kilometres <= (mode === 'in_home' ? (provider.travelRadiusKm ?? USUAL_RADIUS_KM) : CLINIC_RADIUS_KM);
}

/** How a request fits a provider; undefined when it does not. */
export function fitOf(asked: AskedFacts, provider: ProviderFacts): Fit | undefined {
  const { service, mode, language } = asked;
  if (provider.modes.length > 0 && !provider.modes.includes(mode)) return undefined;
  if (service && provider.services.length > 0 && !provider.services.includes(service)) return undefined;
  const only = service ? SPECIALISTS[service] : undefined;
  const specialty = provider.specialty ?? '';
  if (only && !only.includes(specialty)) return undefined;
  const kilometres = kilometresTo(provider, asked);
  if (!isInReach(kilometres, asked, provider)) return undefined;
  const category = service ? findService(service)?.category : undefined;
  const specialtyFits = (only ?? USUAL[category ?? ''] ?? []).includes(specialty);
  return {
    kilometres: REMOTE_MODES.includes(mode) ? null : kilometres,
    speaksLanguage: provider.languages.includes(language),
    specialtyFits,
  };
}

/** The better the fit, the higher: free at the time counts most, then specialty, language and nearness. */
export const scoreOf = ({ kilometres, speaksLanguage, specialtyFits }: Fit, free: boolean): number =>
  (free ? 4 : 0) + (specialtyFits ? 3 : 0) + (speaksLanguage ? 3 : 0) - Math.min((kilometres ?? 10) / 10, 3);
