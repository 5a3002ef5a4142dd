import { afterEach, expect, test, vi } from 'vitest';
import { captureGift } from './capture-gift.ts';

afterEach(() => vi.unstubAllGlobals());

test('FUND-3 the page that is drawn twice at once takes the money with one request, and asks again later', async () => {
  const sent = vi.fn(async () =>
    Response.json({ id: 'a', amount: 10, currency: 'USD', type: 'general', date: '', status: 'received' }),
  );
  vi.stubGlobal('fetch', sent);
  const replies = await Promise.all([captureGift('a'), captureGift('a')]);
  expect(replies.map(({ status }) => status)).toEqual(['received', 'received']);
  expect(sent).toHaveBeenCalledTimes(1);
  await captureGift('a');
  expect(sent).toHaveBeenCalledTimes(2);
});
