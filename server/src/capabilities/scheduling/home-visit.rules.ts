import { kilometresBetween, type Point } from '@lakou/contract/distance.rules';
import { USUAL_RADIUS_KM } from '@lakou/contract/scheduling.rules';
import type { Place } from '@lakou/contract/user';
import type { Config } from '#platform/config.ts';
import { fail } from '#platform/errors.ts';
import type { Schedule } from './schedule.store.ts';

/** Whether none of the provider's places is near enough; false while a place is not known. */
function isTooFar({ places, travelRadiusKm }: Schedule, home: Point | undefined): boolean {
  const known: readonly Place[] = Array.isArray(places) ? places : [];
  if (!home || known.length === 0) return false;
  return known.every((place) => kilometresBetween(place, home) > (travelRadiusKm ?? USUAL_RADIUS_KM));
}

/** Refuses a home visit that was asked for: strangers come to nobody's home before their licence is verified. */
export function checkHomeVisit(
  schedule: Schedule,
  home: Point | undefined,
  { providerVerification }: Pick<Config, 'providerVerification'>,
): void {
  if (providerVerification !== 'off' && !schedule.licenseVerified) fail('home_visit_unverified');
  if (isTooFar(schedule, home)) fail('home_too_far');
}
