import { expect, test } from 'vitest';
import { lookAfterKey, moved, PLAIN, turned, zoomed } from './look.ts';

test('IMG-1 zooming in and out ends where it began, in the middle', () => {
  const close = moved(zoomed(zoomed(PLAIN, true), true), 50, -50, 300);
  expect(close).toMatchObject({ zoom: 2.25, x: 50, y: -50 });
  expect(zoomed(zoomed(close, false), false)).toEqual(PLAIN);
  expect(zoomed(PLAIN, false)).toEqual(PLAIN);
});

test('IMG-1 four turns are a whole one', () => {
  expect(turned(turned(turned(turned(PLAIN))))).toEqual(PLAIN);
  expect(turned(PLAIN).turns).toBe(1);
});

test('IMG-1 an image is not moved out of sight', () => {
  expect(moved(PLAIN, 500, 500, 300)).toEqual(PLAIN);
  expect(moved({ ...PLAIN, zoom: 2 }, 500, -500, 300)).toMatchObject({ x: 150, y: -150 });
});

test('IMG-1 keys do what the buttons do', () => {
  expect(lookAfterKey(PLAIN, '+', 300)).toEqual(zoomed(PLAIN, true));
  expect(lookAfterKey(PLAIN, 'r', 300)).toEqual(turned(PLAIN));
  expect(lookAfterKey(PLAIN, 'x', 300)).toBeUndefined();
  expect(lookAfterKey({ ...PLAIN, zoom: 2 }, 'ArrowLeft', 320)).toMatchObject({ x: 40 });
});

test('IMG-1 while nothing of the image is hidden, arrow keys do not move it: they lead to the one beside it', () => {
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
    expect(lookAfterKey(PLAIN, key, 300)).toBeUndefined();
    expect(lookAfterKey(zoomed(PLAIN, true), key, 300)).toBeDefined();
  }
});
