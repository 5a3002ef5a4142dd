import { beforeEach, expect, test } from 'vitest';
import { importKey, seal, unseal } from '../device/seal.ts';
import { createOutbox } from './create-outbox.ts';
import type { ItemStore, OutboxItem, Outcome, StoredItem } from './item.ts';

let stored: StoredItem[];
let effects: Set<string>;
let posted: string[];
let online: boolean;
let lastSeq: number;
beforeEach(() => {
  stored = [];
  effects = new Set();
  posted = [];
  online = true;
  lastSeq = 0;
});

const items: ItemStore = {
  list: async () => [...stored],
  add: async (item) => {
    lastSeq += 1;
    stored = [...stored, { ...item, seq: lastSeq }];
  },
  put: async (item) => {
    stored = [...stored.filter(({ seq }) => seq !== item.seq), item].sort((a, b) => a.seq - b.seq);
  },
  remove: async (seq) => {
    stored = stored.filter((one) => one.seq !== seq);
  },
};

/** A server that does each id once, like ours. */
async function arrive({ id }: OutboxItem): Promise<Outcome> {
  posted.push(id);
  effects.add(id);
  return { state: 'sent', reply: id };
}

let turn: Promise<unknown> = Promise.resolve();
/** One after the other, like the lock of the browser. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

const tab = (post = arrive, patience = 1000) =>
  createOutbox({ items, post, isOnline: () => online, alone, onChange: () => undefined, patience });
const item = (id: string): OutboxItem => ({
  id,
  userId: 'nadege',
  kind: 'measurement',
  path: '/api/x',
  body: { systolic: 210 },
  writtenAt: '2026-11-17T00:00:00.000Z',
});
const refuse = async (): Promise<Outcome> => ({
  state: 'refused',
  refusal: { code: 'female_only', status: 422 },
});

test('OFF-1 with a network the form gets its reply, and nothing waits', async () => {
  expect(await tab().submit(item('a'))).toEqual({ state: 'sent', reply: 'a' });
  expect(stored).toEqual([]);
});

test('OFF-1 without a network entries are kept, and sent in order when it is back', async () => {
  online = false;
  const outbox = tab();
  for (const id of ['a', 'b', 'c']) expect(await outbox.submit(item(id))).toEqual({ state: 'kept' });
  expect(await outbox.flush()).toBe('away');
  expect([posted, stored.length]).toEqual([[], 3]);
  online = true;
  expect(await outbox.flush()).toBe('empty');
  expect([posted, stored]).toEqual([['a', 'b', 'c'], []]);
});

test('OFF-1 when the reply is lost after the effect, the same is sent again under the same id', async () => {
  let isLost = true;
  const outbox = tab(async (one) => {
    const outcome = await arrive(one);
    return isLost ? { state: 'away' } : outcome;
  });
  expect(await outbox.submit(item('a'))).toEqual({ state: 'kept' });
  expect(stored).toMatchObject([{ id: 'a', tried: true }]);
  isLost = false;
  await outbox.flush();
  expect([posted, effects.size, stored]).toEqual([['a', 'a'], 1, []]);
});

test('OFF-1 what another tab has sent is answered with the server’s reply', async () => {
  const [one, two] = [tab(), tab()];
  const both = await Promise.all([one.submit(item('a')), two.flush(), two.submit(item('b'))]);
  expect(both[0]).toEqual({ state: 'sent', reply: 'a' });
  expect(both[2]).toEqual({ state: 'sent', reply: 'b' });
  expect([effects.size, stored]).toEqual([2, []]);
});

test('OFF-1 a refusal is told to the form, which keeps what was typed', async () => {
  expect(await tab(refuse).submit(item('a'))).toMatchObject({ state: 'refused' });
  expect(stored).toEqual([]);
});

test('OFF-1 without a form a refused entry stays with its reason, and the next one follows', async () => {
  online = false;
  const outbox = tab(async (one) => (one.id === 'a' ? refuse() : arrive(one)));
  await outbox.submit(item('a'));
  await outbox.submit(item('b'));
  online = true;
  expect(await outbox.flush()).toBe('empty');
  expect(stored).toMatchObject([{ id: 'a', refusal: { code: 'female_only' } }]);
  expect(posted).toEqual(['b']);
  const [left] = stored;
  if (left) await tab().retry(left);
  expect([posted, stored]).toEqual([['b', 'a'], []]);
});

test('OFF-1 who tries a refused entry again is told when it has not arrived; a discarded one does not come back', async () => {
  online = false;
  let post = refuse;
  const outbox = tab(() => post());
  await outbox.submit(item('a'));
  online = true;
  await outbox.flush();
  const [refused] = stored;
  if (!refused) throw new Error('nothing was refused');
  post = async () => ({ state: 'away' });
  expect(await outbox.retry(refused)).toBe('away');
  expect(stored).toMatchObject([{ id: 'a', refusal: undefined }]);
  // In another tab, while this list still shows it.
  await tab().discard(refused);
  await tab().retry(refused);
  expect([posted, stored]).toEqual([[], []]);
});

test('OFF-1 a form does not wait for ever, and a discarded entry is not sent', async () => {
  let answer = (_: Outcome) => {};
  const outbox = tab(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    5,
  );
  expect(await outbox.submit(item('a'))).toEqual({ state: 'kept' });
  const discarded = outbox.discard(item('a'));
  answer({ state: 'away' });
  await discarded;
  expect(stored).toEqual([]);
});

test('OFF-1 what is kept opens with its key and name only, and reads like noise', async () => {
  const [own, other] = await Promise.all(
    [1, 2].map((byte) => importKey(btoa(String.fromCharCode(...Array(32).fill(byte))))),
  );
  if (!own || !other) throw new Error('two keys were made');
  const sealed = await seal(own, 'item', { note: 'maltèt 210/130' });
  expect(new TextDecoder('latin1').decode(sealed.data)).not.toContain('malt');
  expect(await unseal(own, 'item', sealed)).toEqual({ note: 'maltèt 210/130' });
  await expect(unseal(other, 'item', sealed)).rejects.toThrow();
  await expect(unseal(own, 'read', sealed)).rejects.toThrow();
  await expect(crypto.subtle.exportKey('raw', own)).rejects.toThrow();
});

test('OUT-1 what waits is replaced under its id, and not once it may have arrived', async () => {
  online = false;
  const outbox = tab();
  const reading = (systolic: number) => ({ ...item('a'), body: { systolic } });
  expect((await outbox.submit(reading(118))).state).toBe('kept');
  expect((await outbox.submit(reading(128), true)).state).toBe('kept');
  expect(stored.map(({ body }) => body)).toEqual([{ systolic: 128 }]);
  stored = stored.map((one) => ({ ...one, tried: true }));
  expect(await outbox.submit(reading(138), true)).toMatchObject({ refusal: { code: 'item_changed' } });
  expect(stored.map(({ body }) => body)).toEqual([{ systolic: 128 }]);
});

test('OUT-1 another time for a refused wish is sent under its id; refused again, it stays in the list', async () => {
  online = false;
  let isTaken = true;
  const outbox = tab(async (one) =>
    isTaken
      ? { state: 'refused', refusal: { code: 'slot_taken', status: 409, slots: ['later'] } }
      : arrive(one),
  );
  await outbox.submit(item('a'));
  online = true;
  await outbox.flush();
  expect(stored).toMatchObject([{ refusal: { slots: ['later'] } }]);
  const another = { ...item('a'), body: { dateTime: 'later' } };
  expect(await outbox.change(another)).toBe(true);
  await outbox.flush();
  expect(stored).toMatchObject([{ body: { dateTime: 'later' }, refusal: { code: 'slot_taken' } }]);
  isTaken = false;
  await outbox.change(another);
  await outbox.flush();
  expect([posted, stored]).toEqual([['a'], []]);
  expect(await outbox.change(another)).toBe(false);
});

test('OUT-1 what was recorded and not sent waits for its person, keeps its id and goes after what was sent before', async () => {
  online = false;
  const outbox = tab();
  const voice = { contentType: 'audio/webm', base64: 'c291bmQ=', seconds: 2 };
  await outbox.keep({ ...item('held'), voice, held: true });
  await outbox.submit(item('words'));
  online = true;
  expect(await outbox.flush()).toBe('empty');
  expect([posted, stored.map(({ id }) => id)]).toEqual([['words'], ['held']]);

  online = false;
  await outbox.submit(item('more'));
  // Sent from its conversation, with words: one entry under the id that it has.
  await outbox.submit({ ...item('held'), voice, body: { content: 'Koute' } });
  expect(stored.map(({ id, held }) => [id, held])).toEqual([
    ['more', undefined],
    ['held', undefined],
  ]);
  online = true;
  await outbox.flush();
  expect([posted, stored]).toEqual([['words', 'more', 'held'], []]);
});

test('OUT-1 a recording is sent from the list, once, and can be thrown away', async () => {
  const outbox = tab();
  await outbox.keep({ ...item('a'), held: true });
  await outbox.keep({ ...item('b'), held: true });
  await outbox.discard(item('b'));
  await outbox.release(item('a'));
  await outbox.release(item('a'));
  expect([posted, stored]).toEqual([['a'], []]);
});
