import { afterEach, expect, test, vi } from 'vitest';
import { isToBeChosen } from './item.ts';
import { errorOf } from './outbox.ts';
import { postItem } from './post.ts';

afterEach(() => void vi.unstubAllGlobals());

const item = { id: 'a', userId: 'nadege', path: '/api/x', body: {} };
const answers = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));

test('OUT-1 a refusal keeps what can be chosen instead: other times, or what was saved meanwhile', async () => {
  answers(409, { code: 'slot_taken', message: '', slots: ['2026-11-17T14:30:00.000Z'] });
  const taken = await postItem(item);
  expect(taken).toEqual({
    state: 'refused',
    refusal: { code: 'slot_taken', status: 409, slots: ['2026-11-17T14:30:00.000Z'] },
  });
  answers(409, { code: 'entry_changed', message: '', saved: null });
  const changed = await postItem(item);
  if (changed.state !== 'refused') throw new Error('it was refused');
  expect(changed.refusal.saved).toBeNull();
  expect(isToBeChosen(changed.refusal)).toBe(true);
  expect(errorOf(changed.refusal)).toMatchObject({ code: 'entry_changed', status: 409, saved: null });
  answers(422, { code: 'female_only', message: '' });
  const refused = await postItem(item);
  expect(refused).toEqual({ state: 'refused', refusal: { code: 'female_only', status: 422 } });
});
