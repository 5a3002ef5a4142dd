import type { User } from '@lakou/contract';
import { hasEmail } from '@lakou/contract/phone-sign-in.rules';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, api } from './api/api.ts';
import { isLocked, isLockedFor, noteEnd } from './device/lock.ts';
import { SESSION_KEY } from './query.ts';

function nobody(): null {
  noteEnd();
  return null;
}

async function fetchSession(): Promise<User | null> {
  try {
    const user = await api('GET /api/auth/session');
    return (await isLockedFor(user.id)) ? null : user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return nobody();
    if (error instanceof ApiError && error.code === 'offline' && (await isLocked())) return null;
    throw error;
  }
}

/** The signed-in user, or null. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: fetchSession,
  staleTime: Number.POSITIVE_INFINITY,
});

/** For screens inside the app's layout, which renders only for signed-in users. */
export function useUser(): User {
  const { data } = useQuery(sessionQuery);
  if (!data) throw new Error('this screen is only shown to somebody signed in');
  return data;
}

/** Their address is verified, or they have none and proved their phone instead. */
export const hasProvenAddress = ({ isEmailVerified, email }: User): boolean =>
  isEmailVerified || !hasEmail(email);

/** The server sets this cookie with the session cookie, which scripts cannot read. */
export const hasSessionMarker = (): boolean => document.cookie.includes('signedIn=1');

/** Sponsors and administrators have no profile to complete. */
export const needsProfile = ({ role, isProfileComplete }: User): boolean =>
  !isProfileComplete && role !== 'SPONSOR' && role !== 'ADMIN';
