import { expect, test } from 'vitest';
import { belongsTo } from './active-profile.ts';

test('FAM-1 « me » shows what names no dependent; a dependent only their own', () => {
  const items = [
    { id: 1 },
    { id: 2, dependentId: 'a' },
    { id: 3, dependentId: 'b' },
    { id: 4, dependentId: undefined },
  ];
  const of = (dependentId?: string) =>
    items
      .filter(
        belongsTo({ id: dependentId ?? 'me', name: '', photo: null, ...(dependentId && { dependentId }) }),
      )
      .map(({ id }) => id);
  expect(of()).toEqual([1, 4]);
  expect(of('a')).toEqual([2]);
  expect(of('nobody')).toEqual([]);
});
