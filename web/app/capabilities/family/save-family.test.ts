import type { Dependent } from '@lakou/contract/family';
import { expect, test } from 'vitest';
import { draftOf, newDraft } from './drafts.ts';
import { withIds } from './save-family.ts';

const saved = (id: string): Dependent => ({
  id,
  name: id,
  dateOfBirth: '2020-01-01',
  relationship: 'child',
  profilePictureUrl: null,
  address: null,
  sex: null,
  bloodGroup: null,
});

test('FAM-8 new people get the ids of those the server added, in their order', () => {
  const [first, second] = [newDraft('2026-11-15', 'k1'), newDraft('2026-11-15', 'k2')];
  const list = [first, draftOf(saved('known')), second];
  const ids = withIds(list, [saved('known'), saved('a'), saved('b')]).map(({ key, id }) => [key, id]);
  expect(ids).toEqual([
    ['k1', 'a'],
    ['known', 'known'],
    ['k2', 'b'],
  ]);
  expect(withIds([first], [])).toEqual([first]);
});
