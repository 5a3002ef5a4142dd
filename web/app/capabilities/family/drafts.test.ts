import { expect, test } from 'vitest';
import { faultsOf, isBornToday, newDraft, withDraft } from './drafts.ts';

const TODAY = '2026-11-15';

test('FAM-2 a new draft is a child born today, and lacks only a name', () => {
  const draft = newDraft(TODAY, 'k');
  expect(draft).toMatchObject({ relationship: 'child', dateOfBirth: TODAY });
  expect(faultsOf(draft, TODAY)).toEqual({ name: 'missing' });
});

test('FAM-2 name and date of birth are required, and nobody is born tomorrow', () => {
  const draft = { ...newDraft(TODAY, 'k'), name: 'Jozèf' };
  expect(faultsOf(draft, TODAY)).toEqual({});
  expect(faultsOf({ ...draft, name: '  ', dateOfBirth: '' }, TODAY)).toEqual({
    name: 'missing',
    dateOfBirth: 'missing',
  });
  expect(faultsOf({ ...draft, dateOfBirth: '2026-11-16' }, TODAY)).toEqual({ dateOfBirth: 'future' });
});

test('FAM-8 somebody new who is born today is asked about, and nobody else', () => {
  const draft = newDraft(TODAY, 'k');
  expect(isBornToday(draft, TODAY)).toBe(true);
  expect(isBornToday({ ...draft, dateOfBirth: '2026-11-14' }, TODAY)).toBe(false);
  expect(isBornToday({ ...draft, id: 'saved' }, TODAY)).toBe(false);
});

test('a draft takes its own place, or the last one', () => {
  const [a, b] = [newDraft(TODAY, 'a'), newDraft(TODAY, 'b')];
  expect(withDraft([a], b)).toEqual([a, b]);
  expect(withDraft([a, b], { ...a, name: 'x' })).toEqual([{ ...a, name: 'x' }, b]);
});
