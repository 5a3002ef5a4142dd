import type { CONTRACEPTION } from '@lakou/contract/cycle.rules';
import { expect, test } from 'vitest';
import { usesHormones } from './hormones.ts';

type Method = (typeof CONTRACEPTION)[number];
const uses = (date: string, ...contraception: Method[]) =>
  usesHormones([{ date, contraception }], '2026-11-15');

test('CYCLE-3, CYCLE-4 hormones that still act make the cycle say little', () => {
  expect(uses('2026-08-18', 'injection')).toBe(true);
  expect(uses('2026-08-17', 'injection')).toBe(false);
  expect(uses('2024-01-01', 'implant')).toBe(true);
  expect(uses('2026-11-14', 'pill', 'missed_pill')).toBe(true);
  expect(uses('2026-11-14', 'iud', 'emergency_pill', 'missed_pill')).toBe(false);
  expect(uses('2026-11-16', 'pill')).toBe(false);
  expect(usesHormones([], '2026-11-15')).toBe(false);
});
