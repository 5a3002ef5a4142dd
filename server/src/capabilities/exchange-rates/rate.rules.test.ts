import { describe, expect, test } from 'vitest';
import { atPointer, isJump, rateIn } from './rate.rules.ts';

describe('PAY-6 the rate in an answer', () => {
  test.each([
    ['{"rates":{"HTG":131.25}}', '/rates/HTG', 131.25],
    ['{"rates":{"HTG":"131.123456"}}', '/rates/HTG', 131.1235],
    ['{"data":[{"a/b~":{"rate":130}}]}', '/data/0/a~1b~0/rate', 130],
  ])('PAY-6 %s at %s is %d', (text, pointer, rate) => {
    expect(rateIn(text, pointer)).toBe(rate);
  });

  test.each([
    ['<html>', '/rates/HTG'],
    ['{"rates":{"USD":1}}', '/rates/HTG'],
    ['{"rates":null}', '/rates/HTG'],
    ['{"rates":{"HTG":0.0076}}', '/rates/HTG'],
    ['{"rates":{"HTG":1001}}', '/rates/HTG'],
    ['{"rates":{"HTG":"1e2"}}', '/rates/HTG'],
    ['{"rates":{"HTG":[131]}}', '/rates/HTG'],
    ['{"rates":{"HTG":true}}', '/rates/HTG'],
    ['{}', '/constructor/length'],
  ])('PAY-6 %s at %s is no rate', (text, pointer) => {
    expect(rateIn(text, pointer)).toBeUndefined();
  });

  test('PAY-6 a pointer leads nowhere beyond what is there', () => {
    expect(atPointer({ a: { b: 1 } }, '/a/b')).toBe(1);
    expect(atPointer({ a: 1 }, '/a/b/c')).toBeUndefined();
  });

  test('PAY-6 up to a tenth of the last rate is no jump', () => {
    expect([isJump(110, 100), isJump(110.0001, 100), isJump(90, 100), isJump(89.9999, 100)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});
