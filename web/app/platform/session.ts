import type { User } from '@lakou/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, api } from './api/api.ts';
import { SESSION_KEY } from './query.ts';

async function fetchSession(): Promise<User | null> {
  try {
    return await api('GET /api/auth/session');
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Who is signed in; null when nobody is. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: fetchSession,
  staleTime: Number.POSITIVE_INFINITY,
});

/** For screens behind the app's door, which opens only to somebody. */
export function useUser(): User {
  const { data } = useQuery(sessionQuery);
  if (!data) throw new Error('this screen is only shown to somebody signed in');
  return data;
}

/** The server sets this beside the session's own cookie, which no script can see. */
export const hasSessionMarker = (): boolean => document.cookie.includes('signedIn=1');

/** Sponsors and administrators have nothing to complete. */
export const needsProfile = ({ role, isProfileComplete }: User): boolean =>
  !isProfileComplete && role !== 'SPONSOR' && role !== 'ADMIN';
