import { expect, test } from 'vitest';
import { resized, snap, stepped } from './drag.ts';

const SHOWN = { from: 8 * 60, to: 17 * 60 };

test('PROV-2 what is dragged lands on a quarter of an hour and stays within the hours that are shown', () => {
  expect(snap(9 * 60 + 8, 30, SHOWN)).toBe(9 * 60 + 15);
  expect(snap(9 * 60 + 7, 30, SHOWN)).toBe(9 * 60);
  expect(snap(3 * 60, 30, SHOWN)).toBe(8 * 60);
  expect(snap(18 * 60, 60, SHOWN)).toBe(16 * 60);
  expect(snap(18 * 60, 24 * 60, SHOWN)).toBe(8 * 60);
});

test('PROV-2 arrow keys move by a quarter of an hour or by a day', () => {
  const place = { day: '2026-11-30', minute: 600 };
  expect(stepped(place, 'ArrowDown')).toEqual({ day: '2026-11-30', minute: 615 });
  expect(stepped(place, 'ArrowRight')).toEqual({ day: '2026-12-01', minute: 600 });
  expect(stepped(place, 'a')).toBeUndefined();
});

test('PROV-2 what is made longer ends on a quarter of an hour, is never shorter than one, nor longer than shown', () => {
  expect(resized(30, 20, 480)).toBe(45);
  expect(resized(30, -50, 480)).toBe(15);
  expect(resized(30, 900, 120)).toBe(120);
  expect(resized(20, 0, 480)).toBe(15);
});
