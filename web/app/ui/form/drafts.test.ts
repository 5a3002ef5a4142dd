import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { hashOf, importKey } from '../../platform/device/seal.ts';
import { clearDrafts, draftNames, dropDraft, keepDraft, keepDraftsOf, readDraft } from './drafts.ts';

const { keys } = vi.hoisted(() => ({ keys: new Map<string, CryptoKey>() }));
vi.mock('../../platform/device/open-key.ts', () => ({ openKey: async (id: string) => keys.get(id) }));

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
    get: (_, name) => methods[name as keyof typeof methods] ?? kept[String(name)],
  });
}
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
const expectStored = (count: number) => vi.waitFor(() => expect(stored()).toHaveLength(count));

/** Until all was written that was typed so far: writing goes in order, and this is the last. */
async function written(): Promise<void> {
  const last = `draft:${await hashOf('last')}`;
  localStorage.setItem(last, 'x');
  dropDraft('last');
  await vi.waitFor(() => expect(localStorage.getItem(last)).toBeNull());
}

/** As a page that is opened again: its memory is empty, its storage is not. */
async function reload(personId: string): Promise<void> {
  const before = { ...localStorage };
  clearDrafts();
  for (const [key, value] of Object.entries(before)) localStorage.setItem(key, value);
  await keepDraftsOf(personId);
}

const newKey = () => importKey(randomBytes(32).toString('base64'));

beforeEach(async () => {
  vi.stubGlobal('localStorage', storage());
  clearDrafts();
  for (const id of ['ann', 'bob']) keys.set(id, await newKey());
  await keepDraftsOf('ann');
});

test('PROF-2 what was typed is there after a reload, until it is sent', async () => {
  keepDraft('profile:1', { phone: '3712 3456' }, 7);
  await expectStored(1);
  await reload('ann');
  expect(readDraft('profile:1')).toMatchObject({ at: 7, values: { phone: '3712 3456' } });
  expect(readDraft('profile:2')).toBeUndefined();
  dropDraft('profile:1');
  expect(readDraft('profile:1')).toBeUndefined();
  await expectStored(0);
});

test('OFF-1 neither what was typed nor what it is about can be read in the storage', async () => {
  keepDraft('birth-plan 1', { place: 'Matènite Okay' }, 7);
  await expectStored(1);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/birth-plan|Mat/);
});

test('OFF-1 a draft whose key is gone is not read, and goes', async () => {
  keepDraft('note', { findings: 'toksemi' }, 7);
  await expectStored(1);
  keys.set('ann', await newKey());
  await reload('ann');
  expect(readDraft('note')).toBeUndefined();
  expect(stored()).toEqual([]);
});

test('OFF-1 without a key nothing is stored, and what was stored waits', async () => {
  keepDraft('note', { findings: 'toksemi' }, 7);
  await expectStored(1);
  keys.delete('ann');
  await reload('ann');
  expect(readDraft('note')).toBeUndefined();
  expect(stored()).toHaveLength(1);
  keepDraft('note', { findings: 'lafyèv' }, 8);
  expect(readDraft('note')?.values).toEqual({ findings: 'lafyèv' });
  await written();
  expect(stored()).toHaveLength(1);
});

test('the last of several changes is what is stored', async () => {
  for (const text of ['l', 'la', 'laf']) keepDraft('note', { text }, 7);
  keepDraft('gone', { text: 'x' }, 7);
  dropDraft('gone');
  await expectStored(1);
  await reload('ann');
  expect(readDraft('note')?.values).toEqual({ text: 'laf' });
  expect(draftNames('')).toEqual(['note']);
});

test('signing out leaves no draft, and nothing else goes', async () => {
  localStorage.setItem('theme', 'dark');
  keepDraft('profile:1', { phone: '1' }, 7);
  await expectStored(1);
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  const sealing = vi.spyOn(crypto.subtle, 'encrypt').mockImplementation((...what) => {
    clearDrafts();
    return encrypt(...what);
  });
  keepDraft('profile:2', { phone: '2' }, 7);
  await written();
  sealing.mockRestore();
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test('drafts stay for the same person, and go when the session ended or another person came', async () => {
  localStorage.setItem('theme', 'dark');
  keepDraft('profile:ann', { phone: '1' }, 7);
  await keepDraftsOf('ann');
  expect(readDraft('profile:ann')).toBeDefined();
  await expectStored(1);
  await keepDraftsOf('bob');
  expect(readDraft('profile:ann')).toBeUndefined();
  expect(stored()).toEqual([]);
  keepDraft('profile:bob', { phone: '2' }, 7);
  await keepDraftsOf(undefined);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test('a draft that cannot be read, or kept, stops nobody', async () => {
  for (const broken of ['{"at":', '{"at":7,"values":{}}', '7', 'null']) {
    localStorage.setItem('draft:1', broken);
    await reload('ann');
    expect(draftNames('')).toEqual([]);
    expect(stored()).toEqual([]);
  }
  vi.stubGlobal('localStorage', storage(100));
  keepDraft('profile:1', { phone: 'longer than the room there is'.repeat(9) }, 7);
  expect(readDraft('profile:1')).toBeDefined();
  await written();
  expect(stored()).toEqual([]);
});
