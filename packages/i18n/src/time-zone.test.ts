import { expect, test } from 'vitest';
import { isTimeZone, timeZoneWords } from './time-zone.ts';

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

test.each([
  ['America/Port-au-Prince', 'Port-au-Prince time', 'heure de Port-au-Prince', 'lè Pòtoprens'],
  ['America/New_York', 'New York time', 'heure de New York', 'lè Nouyòk'],
  ['America/Santo_Domingo', 'Santo Domingo time', 'heure de Saint-Domingue', 'lè Sendomeng'],
  ['America/Indiana/Indianapolis', 'Indianapolis time', 'heure d’Indianapolis', 'lè Indianapolis'],
  ['UTC', 'universal time (UTC)', 'temps universel (UTC)', 'lè inivèsèl (UTC)'],
] as const)('PROV-2 %s is said in words: %s', (zone, en, fr, ht) => {
  expect([timeZoneWords('en', zone), timeZoneWords('fr', zone), timeZoneWords('ht', zone)]).toEqual([
    en,
    fr,
    ht,
  ]);
});
