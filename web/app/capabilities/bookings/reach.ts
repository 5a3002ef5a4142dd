import { kilometresBetween, type Point } from '@lakou/contract/distance.rules';
import type { ProviderProfile } from '@lakou/contract/providers';
import { USUAL_RADIUS_KM } from '@lakou/contract/scheduling.rules';
import type { NewBooking } from './use-new-booking.ts';

export type Traveller = Pick<ProviderProfile, 'travelRadiusKm' | 'serviceLocations'>;

/** How far the provider goes for a home visit. */
export const radiusOf = ({ travelRadiusKm }: Traveller): number => travelRadiusKm ?? USUAL_RADIUS_KM;

/** The kilometres from the nearest place of the provider, when they do not go so far. */
export function tooFar(provider: Traveller, town: Point | undefined): number | undefined {
  const places = Array.isArray(provider.serviceLocations) ? provider.serviceLocations : [];
  if (!town || places.length === 0) return undefined;
  const km = Math.min(...places.map((place) => kilometresBetween(place, town)));
  return km > radiusOf(provider) ? km : undefined;
}

/** Whether a visit can be booked as far as its place goes; who named a radius must know the town. */
export const isReachable = (provider: Traveller, { mode, town }: Pick<NewBooking, 'mode' | 'town'>) =>
  mode !== 'in_home' ||
  ((provider.travelRadiusKm === null || town !== undefined) && tooFar(provider, town) === undefined);
