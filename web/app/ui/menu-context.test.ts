import { expect, test } from 'vitest';
import { neighbour } from './menu-context.ts';

const items = ['profile', 'settings', 'sign-out'];

test.each([
  ['ArrowDown', 'profile', 'settings'],
  ['ArrowDown', 'sign-out', 'profile'],
  ['ArrowUp', 'settings', 'profile'],
  ['ArrowUp', 'profile', 'sign-out'],
  ['Home', 'sign-out', 'profile'],
  ['End', 'profile', 'sign-out'],
])('%s from %s leads to %s', (key, current, next) => {
  expect(neighbour(items, current, key)).toBe(next);
});

test('any other key leads nowhere', () => {
  expect(neighbour(items, 'profile', 'Tab')).toBeUndefined();
});
