import { expect, test } from 'vitest';
import { isSessionlessPage } from './sessionless-pages.ts';

test('OFF-1 first aid, education, medicines and calculators open without a session', () => {
  for (const path of [
    '/app/first-aid',
    '/app/first-aid/burns',
    '/app/education',
    '/app/medicines/x',
    '/app/calculators',
  ])
    expect(isSessionlessPage(path)).toBe(true);
});

test('OFF-1 attack: pages with personal data need a session', () => {
  for (const path of [
    '/app',
    '/app/visits',
    '/app/first-aidx',
    '/app/messages/first-aid',
    '/app/medicinesx/1',
  ])
    expect(isSessionlessPage(path)).toBe(false);
});
