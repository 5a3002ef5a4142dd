import type { Answered } from '#platform/http/answered.ts';

const PUBLIC_PAGE = /^\/(?:en|fr|ht)(?:\/|$)/;
/** Calls that search what everybody may read. */
const PUBLIC_SEARCHES: readonly string[] = ['/api/medicines'];

/** Whether a request counts, and as what: pages that people opened, searches that they made. */
export function kindOf({
  method,
  route,
  status,
  isSearch,
  isRobot,
}: Answered): 'view' | 'search' | undefined {
  if (method !== 'GET' || (status !== 200 && status !== 304) || isRobot) return undefined;
  if (PUBLIC_PAGE.test(route)) return 'view';
  return isSearch && PUBLIC_SEARCHES.includes(route) ? 'search' : undefined;
}
