import { expect, test, vi } from 'vitest';
import { combineQueries, type QueryRead } from './query-read.ts';

const query = <Data>(changes: Partial<QueryRead<Data>> = {}): QueryRead<Data> => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: vi.fn(),
  ...changes,
});

test('several queries are there once all of them are', () => {
  const name = query({ data: 'Nadège' });
  expect(combineQueries(name, query<number>({ isFetching: true }))).toMatchObject({
    data: undefined,
    error: null,
    isFetching: true,
  });
  expect(combineQueries(name, query({ data: 0 }), query({ data: null })).data).toEqual(['Nadège', 0, null]);
});

test('one failure is the failure of all, and only what failed is read again', () => {
  const [sound, broken] = [query({ data: 1 }), query({ error: new Error('away') })];
  const both = combineQueries(sound, broken);
  expect(both.error).toBe(broken.error);
  both.refetch();
  expect(sound.refetch).not.toHaveBeenCalled();
  expect(broken.refetch).toHaveBeenCalledOnce();
});
