import { expect, test } from 'vitest';
import { isOf } from './whose.ts';

const family = [{ id: 'rose' }, { id: 'jo' }];
const items = [
  { id: 1 },
  { id: 2, dependentId: null },
  { id: 3, dependentId: 'rose' },
  { id: 4, dependentId: 'jo' },
  { id: 5, dependentId: 'removed' },
];
const of = (dependentId?: string) =>
  items.filter(isOf(dependentId ? { dependentId } : {}, family)).map(({ id }) => id);

test('FAM-8 each person has their own visits and bills; what nobody of the family has is shown with mine', () => {
  expect(of()).toEqual([1, 2, 5]);
  expect(of('rose')).toEqual([3]);
  expect(of('jo')).toEqual([4]);
});
