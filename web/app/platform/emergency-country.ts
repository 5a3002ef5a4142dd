import { type Country, countryOfPatient } from '@lakou/contract/emergency.rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useActiveProfileId } from './active-profile-id.ts';
import { sessionQuery } from './session.ts';

const KEPT = 'country';

/**
 * The country to call help in: that of the person cared for. Stored on the device, because without a network the user
 * is unknown; undefined when nothing tells it, and the numbers of both countries are shown.
 */
export function useEmergencyCountry(): Country | undefined {
  const { data: user } = useQuery(sessionQuery);
  const chosen = useActiveProfileId(user?.id);
  const dependent = user?.dependents?.find(({ id }) => id === chosen);
  const known = user ? countryOfPatient(user, dependent) : undefined;
  useEffect(() => {
    if (known) localStorage.setItem(KEPT, known);
    else if (user) localStorage.removeItem(KEPT);
  }, [known, user]);
  if (user) return known;
  const kept = localStorage.getItem(KEPT);
  return kept === 'HT' || kept === 'US' ? kept : undefined;
}
