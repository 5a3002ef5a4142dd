import { townZone } from '@lakou/contract/towns.rules';
import { expect, test } from 'vitest';
import { clockIn, sameClockIn } from '#platform/time/zoned-time.ts';
import { townNamed } from '../../ui/map/towns.ts';

const zoneOf = (name: string) => {
  const town = townNamed(name);
  return town && townZone(town);
};

test('PROV-5 nine in the morning is nine where the care is asked for', () => {
  expect(['Gonaïves', 'Miami', 'Houston'].map(zoneOf)).toEqual([
    'America/Port-au-Prince',
    'America/New_York',
    'America/Chicago',
  ]);
  const nine = new Date('2026-11-21T14:00:00Z');
  expect(clockIn('America/Port-au-Prince', nine)).toBe('09:00');
  expect(clockIn('America/Port-au-Prince', new Date('2026-11-21T05:00:00Z'))).toBe('00:00');
  expect(sameClockIn(nine, 'America/Port-au-Prince', 'America/Chicago').toISOString()).toBe(
    '2026-11-21T15:00:00.000Z',
  );
  expect(sameClockIn(nine, 'Europe/Paris', 'America/Port-au-Prince').toISOString()).toBe(
    '2026-11-21T20:00:00.000Z',
  );
});
