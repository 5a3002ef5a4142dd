import { beforeEach, expect, test, vi } from 'vitest';
import { clearDrafts, dropDraft, keepDraft, keepDraftsOf, readDraft } from './drafts.ts';

/** Like a browser's storage: its keys are its own properties. */
function storage(room = Number.POSITIVE_INFINITY) {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept[key] = value;
    },
    removeItem: (key: string) => void delete kept[key],
  };
  return new Proxy(kept, {
    get: (_, name) => methods[name as keyof typeof methods],
  });
}

beforeEach(() => void vi.stubGlobal('localStorage', storage()));

test('PROF-2 what was typed is there after a reload, for this person only', () => {
  keepDraft('profile:1', { phone: '3712 3456' }, 7);
  expect(readDraft('profile:1')).toEqual({ at: 7, values: { phone: '3712 3456' } });
  expect(readDraft('profile:2')).toBeUndefined();
  dropDraft('profile:1');
  expect(readDraft('profile:1')).toBeUndefined();
});

test('signing out leaves no draft, and nothing else goes', () => {
  localStorage.setItem('theme', 'dark');
  keepDraft('profile:1', { phone: '1' }, 7);
  keepDraft('profile:2', { phone: '2' }, 7);
  clearDrafts();
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test('drafts stay for the same person, and go when the session ended or another person came', () => {
  localStorage.setItem('theme', 'dark');
  keepDraftsOf('ann');
  keepDraft('profile:ann', { phone: '1' }, 7);
  keepDraftsOf('ann');
  expect(readDraft('profile:ann')).toBeDefined();
  keepDraftsOf('bob');
  expect(readDraft('profile:ann')).toBeUndefined();
  keepDraft('profile:bob', { phone: '2' }, 7);
  keepDraftsOf(undefined);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test('drafts that nobody is known to have typed go when somebody signs in', () => {
  keepDraft('find-care', { search: 'q=x' }, 7);
  keepDraftsOf('ann');
  expect(readDraft('find-care')).toBeUndefined();
});

test('a draft that cannot be read, or kept, stops nobody', () => {
  for (const broken of ['{"at":', '{"at":"now"}', '7', 'null']) {
    localStorage.setItem('draft:profile:1', broken);
    expect(readDraft('profile:1')).toBeUndefined();
  }
  vi.stubGlobal('localStorage', storage(10));
  keepDraft('profile:1', { phone: 'longer than the room there is' }, 7);
  expect(readDraft('profile:1')).toBeUndefined();
});
