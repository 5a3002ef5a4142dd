import { expect, test } from 'vitest';
import { foldLooks, type Look } from './fold-looks.ts';

let id = 0;
const look = (minute: number, more: object = {}) =>
  ({
    id: `${id++}`,
    at: new Date(Date.UTC(2026, 10, 19, 12, 0) - minute * 60_000).toISOString(),
    action: 'record:read',
    by: { name: 'Claudel Étienne', role: 'PROVIDER' },
    through: 'visit',
    reason: null,
    ...more,
  }) as unknown as Look;
const counts = (...looks: Look[]) => foldLooks(looks).map(({ times }) => times);

test('ACC-14 what one person did again within the hour is one line with its number, the newest first', () => {
  const [newest, ...others] = [look(0), look(1), look(59)];
  expect(foldLooks([newest as Look, ...others])).toEqual([{ look: newest, times: 3 }]);
  expect(counts(look(0), look(60))).toEqual([1, 1]);
});

test('ACC-14 another person, another deed, another reason and an emergency are lines of their own', () => {
  const other = { by: { name: 'Ralph Célestin', role: 'PROVIDER' } };
  expect(counts(look(0), look(1, other), look(2))).toEqual([1, 1, 1]);
  expect(counts(look(0), look(1, { action: 'record:write' }))).toEqual([1, 1]);
  expect(counts(look(0), look(1, { through: 'referral' }))).toEqual([1, 1]);
  const emergency = { action: 'record:break-glass', through: 'break_glass', reason: 'Unconscious, alone' };
  expect(counts(look(0, emergency), look(1, emergency))).toEqual([1, 1]);
});
