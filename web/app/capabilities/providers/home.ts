import type { User } from '@lakou/contract';
import { isInHaiti, type Point } from '../../ui/map/towns.ts';
import type { CountryCode } from './kinds.ts';
import { townWithin } from './search.ts';

/** Where somebody lives, as far as their address and phone number tell. */
export interface Home {
  readonly country: CountryCode;
  /** The middle of the town, so distances from it are about right. */
  readonly point: Point | undefined;
}

type Resident = Pick<User, 'role' | 'address' | 'clinicAddress' | 'phone'>;

/** Who does not say lives in Haiti, like most of those who look for care here. */
export function homeOf({ address, clinicAddress, phone }: Resident): Home {
  const town = townWithin(address ?? clinicAddress ?? '');
  if (town) return { country: isInHaiti(town) ? 'HT' : 'US', point: { lat: town.lat, lng: town.lng } };
  return { country: phone?.startsWith('+1') ? 'US' : 'HT', point: undefined };
}
