import { expect, test } from 'vitest';
import { baseOf, draftsOf, feesOf } from './fee-drafts.ts';

test('BOOK-4 who names no fee offers nothing yet; the usual fare is suggested', () => {
  const drafts = draftsOf('en', []);
  expect(drafts.every(({ offered, text }) => !offered && text === '50.00')).toBe(true);
  expect(feesOf('en', drafts)).toEqual([]);
});

test('a fee is read as it is written in the reader’s language', () => {
  expect(draftsOf('ht', [{ mode: 'video', base: 1250.5, payFirst: true }])[2]).toEqual({
    mode: 'video',
    offered: true,
    text: '1\u00a0250,50',
    payFirst: true,
  });
  expect([baseOf('ht', { text: '1\u00a0250,50' }), baseOf('en', { text: '1,250.50' })]).toEqual([
    1250.5, 1250.5,
  ]);
});

test.each(['', 'gratis', '-1', '10000.01'])('%j is no fee', (text) => {
  expect(baseOf('en', { text })).toBeUndefined();
  expect(feesOf('en', [{ mode: 'chat', offered: true, text, payFirst: false }])).toBeUndefined();
  // A mode that is not offered needs no fee.
  expect(feesOf('en', [{ mode: 'chat', offered: false, text, payFirst: false }])).toEqual([]);
});
