import { expect, test } from 'vitest';
import { isOpenPage } from './open-pages.ts';

test('OFF-1 first aid, education, medicines and calculators open without knowing who reads', () => {
  for (const path of [
    '/app/first-aid',
    '/app/first-aid/burns',
    '/app/education',
    '/app/medicines/x',
    '/app/calculators',
  ])
    expect(isOpenPage(path)).toBe(true);
});

test('OFF-1 attack: what is somebody’s stays behind the door', () => {
  for (const path of [
    '/app',
    '/app/visits',
    '/app/first-aidx',
    '/app/messages/first-aid',
    '/app/medicinesx/1',
  ])
    expect(isOpenPage(path)).toBe(false);
});
