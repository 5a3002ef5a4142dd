import { expect, test } from 'vitest';
import { isTimeZone } from './time-zone.ts';

test.each([
  ['America/Port-au-Prince', true],
  ['America/New_York', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['+05:00', false],
  ['', false],
  ['America/Port-au-Prince; drop table', false],
])('the time zone %j: %j', (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});
