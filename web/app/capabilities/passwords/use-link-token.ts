import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The token the page was opened with, taken out of the address at once: it shall not stay in the history or
 * be shared with a screenshot. Undefined until looked at, empty when there was none.
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
