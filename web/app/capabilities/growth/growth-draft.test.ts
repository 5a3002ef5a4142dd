import { expect, test } from 'vitest';
import { growthValues, isConverted, readGrowth } from './growth-draft.ts';

const TODAY = '2026-11-15';
const DAYS = { birth: '2026-10-02', today: TODAY };
const NOW = new Date('2026-11-15T15:00:00Z');
const draft = { day: TODAY, weight: '', height: '', arm: '', swollenFeet: false };

test('GROW-1 heights in metres, arms in centimetres and commas are understood, and said', () => {
  const typed = { ...draft, height: '0,65', arm: '12.5', weight: '7,4' };
  expect(readGrowth('ht', typed, 'height', 'kg')).toBe(65);
  expect(readGrowth('ht', typed, 'arm', 'kg')).toBe(125);
  expect(readGrowth('ht', typed, 'weight', 'kg')).toBe(7.4);
  expect(isConverted('ht', typed, 'height')).toBe(true);
  expect(isConverted('ht', { ...typed, height: '65' }, 'height')).toBe(false);
  expect(readGrowth('ht', { ...typed, height: 'x' }, 'height', 'kg')).toBeUndefined();
  expect(readGrowth('en', { ...typed, height: '300' }, 'height', 'kg')).toBeUndefined();
});

test('GROW-1 a day that is over counts from its noon, the day of birth too; before it and with nothing measured nothing is sent', () => {
  const sent = (change: object) => growthValues('en', { ...draft, ...change }, 'kg', NOW, DAYS);
  expect(sent({ weight: '7.4' })).toMatchObject({ weight: 7.4, at: NOW.toISOString(), swollenFeet: null });
  expect(sent({ weight: '7.4', day: '2026-11-01' })?.at).toBe('2026-11-01T12:00:00.000Z');
  expect(sent({ swollenFeet: true })).toMatchObject({ swollenFeet: true, weight: null });
  expect(sent({ weight: '3.2', day: '2026-10-02' })?.at).toBe('2026-10-02T12:00:00.000Z');
  for (const wrong of [
    {},
    { weight: '3.2', day: '2026-10-01' },
    { weight: '7.4', day: '2026-11-16' },
    { weight: '7.4', height: '?' },
  ])
    expect(sent(wrong)).toBeUndefined();
});
