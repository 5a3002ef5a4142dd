import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test('TELE-1 the length of a call is shown like a clock', () => {
  expect([-5, 0, 65_900, 3_845_000].map(clockText)).toEqual(['0:00', '0:00', '1:05', '1:04:05']);
});
