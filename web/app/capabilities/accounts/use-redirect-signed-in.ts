import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { nextPath } from '../../platform/next-path.ts';
import { hasSessionMarker, sessionQuery } from '../../platform/session.ts';

/** Redirects people who are signed in already to the requested page. */
export function useRedirectSignedIn(): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data: user } = useQuery({
    ...sessionQuery,
    enabled: typeof document !== 'undefined' && hasSessionMarker(),
  });
  useEffect(() => {
    if (user) void navigate(nextPath(search), { replace: true });
  }, [user, search, navigate]);
}
