import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The token of the page's address, which is removed from the address at once, so that it does not stay in the history
 * or appear in a screenshot. Undefined before it is read, empty when there is none.
 */
export function useLinkToken(): string | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const found = new URLSearchParams(search).get('token') ?? '';
    setToken((kept) => found || kept || '');
    if (found) void navigate(pathname, { replace: true });
  }, [pathname, search, navigate]);
  return token;
}
