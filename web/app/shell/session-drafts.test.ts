import type { User } from '@lakou/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { sessionQuery } from '../platform/session.ts';
import { keepDraftsWithSession } from './session-drafts.ts';

const { keepDraftsOf } = vi.hoisted(() => ({ keepDraftsOf: vi.fn() }));
vi.mock('../ui/form/drafts.ts', () => ({ keepDraftsOf }));

test('the end of a session and another person reach the drafts; a failed question does not', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  keepDraftsWithSession(queries);
  const last = () => keepDraftsOf.mock.lastCall;
  await queries.prefetchQuery({
    queryKey: sessionQuery.queryKey,
    queryFn: () => Promise.reject(new Error('offline')),
  });
  expect(last()).toBeUndefined();
  queries.setQueryData(sessionQuery.queryKey, { id: 'ann' } as User);
  expect(last()).toEqual(['ann']);
  queries.setQueryData(sessionQuery.queryKey, { id: 'bob' } as User);
  expect(last()).toEqual(['bob']);
  queries.setQueryData(sessionQuery.queryKey, null);
  expect(last()).toEqual([undefined]);
});
