import type { User } from '@lakou/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../platform/api/api.ts';
import { hasPeople } from '../platform/device/people.ts';
import { signInPath } from '../platform/language/language.tsx';
import { needsProfile, sessionQuery } from '../platform/session.ts';
import { isSessionlessPage } from './sessionless-pages.ts';

const COMPLETE_PROFILE = '/app/complete-profile';
const LOCKED = '/app/locked';
const WAIT_MS = 3000;
// How often a device checks whether it was signed out from another one.
const REFETCH_MS = 60_000;

/** Undefined when the network does not answer in time: pages without personal data are shown without a session. */
export function withSessionTimeout(session: Promise<User | null>): Promise<User | null | undefined> {
  const later = new Promise<undefined>((resolve) => {
    setTimeout(resolve, navigator.onLine ? WAIT_MS : 0);
  });
  const offline = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'offline') return undefined;
    throw error;
  };
  return Promise.race([session.catch(offline), later]);
}

/** Where this visitor must go instead of this page, if anywhere: to sign-in, or to an unfinished profile. */
export function redirectFor(
  user: User | null | undefined,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string | undefined {
  if (user === undefined) return undefined;
  const here = `${pathname}${search}`;
  // On a phone that people share, each of them opens their own part of it.
  if (user === null && hasPeople())
    return isSessionlessPage(pathname) ? undefined : `${LOCKED}?next=${encodeURIComponent(here)}`;
  if (user === null) return signInPath(here);
  if (!needsProfile(user) || pathname === COMPLETE_PROFILE) return undefined;
  // A mailed link is followed once the profile is complete.
  const isLink = new URLSearchParams(search).has('token');
  return isLink ? `${COMPLETE_PROFILE}?next=${encodeURIComponent(`${pathname}${search}`)}` : COMPLETE_PROFILE;
}

/** Checks again after the loader, because sessions end elsewhere, and links can bypass an unfinished profile. */
export function useSessionGuard(): User | 'unknown' | undefined {
  const { data: user } = useQuery({ ...sessionQuery, refetchInterval: REFETCH_MS });
  const location = useLocation();
  const navigate = useNavigate();
  const elsewhere = redirectFor(user, location);
  useEffect(() => {
    if (elsewhere) void navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
  if (elsewhere) return undefined;
  return user ?? (isSessionlessPage(location.pathname) ? 'unknown' : undefined);
}
