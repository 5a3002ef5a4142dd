import { expect, test } from 'vitest';
import { usualReplyOf } from './usual-reply.rules.ts';

test.each([
  [[1, 2, 3, 4], undefined],
  [[1, 2, 60, 4000, 9000], 'hour'],
  [[1, 2, 61, 4000, 9000], 'hours'],
  [[1, 2, 361, 4000, 9000], 'day'],
  [[1, 2, 1441, 4000, 9000], 'days'],
  [[9000, 1, 4321, 2, 4500], 'longer'],
  [[10, 10, 10, 3000, 3000, 3000], 'days'],
])('CHAT-8 the usual reply is the median, and nothing where few replies tell it: %j', (minutes, expected) => {
  expect(usualReplyOf(minutes)).toBe(expected);
});
