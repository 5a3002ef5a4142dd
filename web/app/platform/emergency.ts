import type { User } from '@lakou/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionQuery } from './session.ts';
import { ownTimeZone } from './time/time-zone.ts';

export type Country = 'HT' | 'US';
interface EmergencyNumber {
  service: 'ambulance' | 'police' | 'fire' | 'all';
  number: string;
}

/** Haiti has a number for each service, the United States one for all. The first is the main one. */
export const EMERGENCY = {
  HT: [
    { service: 'ambulance', number: '116' },
    { service: 'police', number: '114' },
    { service: 'fire', number: '115' },
  ],
  US: [{ service: 'all', number: '911' }],
} as const satisfies Record<Country, readonly EmergencyNumber[]>;

/** The country of the address, where the person is; otherwise of the phone number. */
export function countryOf({ phone, address }: Pick<User, 'phone' | 'address'>): Country | undefined {
  if (address && /ha[iï]ti|ayiti/i.test(address)) return 'HT';
  if (address && /\b(USA|United States|FL|NY|MA|NJ|GA)\b/.test(address)) return 'US';
  if (phone?.startsWith('+509')) return 'HT';
  return phone?.startsWith('+1') ? 'US' : undefined;
}

const KEPT = 'country';

/** Without a network the person is unknown: the country is the one this device kept, or that of its clock in Haiti. */
function countryOfDevice(): Country | undefined {
  const kept = localStorage.getItem(KEPT);
  if (kept === 'HT' || kept === 'US') return kept;
  return ownTimeZone() === 'America/Port-au-Prince' ? 'HT' : undefined;
}

/** The country to call help in; undefined when nothing tells it. */
export function useCountry(): Country | undefined {
  const { data: user } = useQuery(sessionQuery);
  return (user ? countryOf(user) : undefined) ?? countryOfDevice();
}

/** For the shell: stores the country on the device as soon as the person is known. */
export function useKeptCountry(user: Pick<User, 'phone' | 'address'>): void {
  const known = countryOf(user);
  useEffect(() => {
    if (known) localStorage.setItem(KEPT, known);
  }, [known]);
}

/** The main number to call; 911 is the one that most phones connect anywhere. */
export function useEmergencyNumber(): string {
  return EMERGENCY[useCountry() ?? 'US'][0].number;
}
