import { useMemo } from 'react';
import { useUser } from '../../platform/session.ts';
import { type Home, homeOf } from './home.ts';

/** Where the signed-in person lives. */
export function useHome(): Home {
  const user = useUser();
  return useMemo(() => homeOf(user), [user]);
}
