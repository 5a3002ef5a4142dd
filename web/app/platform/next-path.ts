const ANYWHERE = 'http://own.invalid';

/**
 * The page to open after signing in; only paths of the app are accepted, as browsers read them: for them
 * `/app/..//x` and `/app/%2e%2e/x` are outside of it.
 */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  if (!next.startsWith('/') || !URL.canParse(next, ANYWHERE)) return '/app';
  const { origin, pathname, search: query, hash } = new URL(next, ANYWHERE);
  return origin === ANYWHERE && /^\/app(?:\/|$)/.test(pathname) ? pathname + query + hash : '/app';
}
