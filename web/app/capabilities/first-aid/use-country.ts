import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionQuery } from '../../platform/session.ts';
import { type Country, countryOf } from './emergency.ts';

const KEPT = 'country';

/** The country to call help in. Stored on the device, because without a network the user is unknown. */
export function useCountry(): Country | undefined {
  const { data: user } = useQuery(sessionQuery);
  const known = user ? countryOf(user) : undefined;
  useEffect(() => {
    if (known) localStorage.setItem(KEPT, known);
  }, [known]);
  const kept = localStorage.getItem(KEPT);
  return known ?? (kept === 'HT' || kept === 'US' ? kept : undefined);
}
