import { expect, test } from 'vitest';
import { isNumber, readNumber } from './read-number.ts';

test('MKT-1 a number is read with a point or a comma, and kept within its bounds', () => {
  const read = (text: string) => readNumber(text, { least: 0, most: 100, decimals: 1 });
  expect(['3,8', '3.84', ' 1 0 ', '-4', '900', 'x', ''].map(read)).toEqual([3.8, 3.8, 10, 0, 100, 0, 0]);
  expect(readNumber('2.6', { least: 1, most: 7 })).toBe(3);
  expect(['3,8', '12', 'x', ' '].map(isNumber)).toEqual([true, true, false, false]);
});
