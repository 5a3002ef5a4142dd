import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeOf } from './range.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  ['bytes=5-2', undefined],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=7-', { start: 7, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=99999999999999999999-', 'none'],
])('%j of ten bytes is %j', (header, part) => {
  expect(rangeOf(header, 10)).toEqual(part);
});

test('whatever is asked, a part lies within the file', () => {
  const end = fc.oneof(fc.constant(''), fc.nat(50).map(String));
  fc.assert(
    fc.property(end, end, fc.integer({ min: 1, max: 40 }), (from, to, size) => {
      const part = rangeOf(`bytes=${from}-${to}`, size);
      if (part === undefined || part === 'none') return;
      expect(part.start).toBeGreaterThanOrEqual(0);
      expect(part.end).toBeLessThan(size);
      expect(part.start).toBeLessThanOrEqual(part.end);
    }),
  );
});
