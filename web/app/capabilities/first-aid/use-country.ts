import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionQuery } from '../../platform/session.ts';
import { type Country, countryOf } from './emergency.ts';

const KEPT = 'country';

/** Where help is called from. Remembered, as without a network nobody knows who is reading. */
export function useCountry(): Country | undefined {
  const { data: user } = useQuery(sessionQuery);
  const known = user ? countryOf(user) : undefined;
  useEffect(() => {
    if (known) localStorage.setItem(KEPT, known);
  }, [known]);
  const kept = localStorage.getItem(KEPT);
  return known ?? (kept === 'HT' || kept === 'US' ? kept : undefined);
}
