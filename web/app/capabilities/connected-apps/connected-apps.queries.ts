import type { Input, LakouContract } from '@lakou/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

export type Ask = Input<LakouContract['GET /api/apps/request']>['query'];

/** What a program asks for, as the address of the screen says it; undefined when no program sent the person here. */
export function askFrom(search: URLSearchParams): Ask | undefined {
  const client_id = search.get('client_id');
  if (!client_id) return undefined;
  const given = (name: string) => search.get(name) ?? undefined;
  return {
    response_type: given('response_type'),
    client_id,
    redirect_uri: given('redirect_uri') ?? '',
    scope: given('scope'),
    state: given('state'),
    aud: given('aud'),
    code_challenge: given('code_challenge'),
    code_challenge_method: given('code_challenge_method'),
  };
}

export const requestQuery = (ask: Ask) =>
  queryOptions({
    queryKey: ['app-request', ask],
    queryFn: () => api('GET /api/apps/request', { query: ask }),
    staleTime: 0,
  });

const PAGE = 20;
export const APPS_KEY = ['connected-apps'] as const;

/** The programs that can read now, newest first, page by page. */
export const appsQuery = infiniteQueryOptions({
  queryKey: APPS_KEY,
  queryFn: ({ pageParam }) =>
    api('GET /api/apps', { query: { limit: PAGE, ...(pageParam && { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  staleTime: 0,
});
