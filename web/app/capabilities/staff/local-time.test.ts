import { expect, test } from 'vitest';
import { localInput, momentOfInput } from './local-time.ts';

test('CLIN-3 a corrected moment is shown and read in the zone of the device', () => {
  const moment = '2026-11-15T13:05:00.000Z';
  expect(localInput(moment)).toMatch(/^2026-11-15T\d\d:05$/);
  expect(momentOfInput(localInput(moment))).toBe(moment);
  expect([momentOfInput(''), momentOfInput('2026-')]).toEqual([undefined, undefined]);
});
