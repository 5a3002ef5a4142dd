import type { User } from '@lakou/contract';

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

/** The country of the phone number, otherwise of the address. */
export function countryOf({ phone, address }: Pick<User, 'phone' | 'address'>): Country | undefined {
  if (phone?.startsWith('+509')) return 'HT';
  if (phone?.startsWith('+1')) return 'US';
  if (!address) return undefined;
  if (/ha[iï]ti|ayiti/i.test(address)) return 'HT';
  return /\b(USA|United States|FL|NY|MA|NJ|GA)\b/.test(address) ? 'US' : undefined;
}
