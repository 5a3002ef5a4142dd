import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelsThatFit } from './town-labels.ts';
import { isInHaiti, nameIn, nearestTown, OUTLINES, outlinesOf, REGIONS, TOWNS, US_TOWNS } from './towns.ts';

test('Haiti has ten departments, each with towns and a closed outline', () => {
  expect(REGIONS).toHaveLength(10);
  for (const { towns } of REGIONS) expect(towns.length).toBeGreaterThan(3);
  for (const rings of OUTLINES)
    for (const ring of rings) {
      expect(ring.length).toBeGreaterThan(8);
      expect(ring.at(-1)).toEqual(ring[0]);
      for (const [lat, lng] of ring) expect(isInHaiti({ lat, lng })).toBe(true);
    }
});

test('every Haitian town is on the map, no other is', () => {
  expect(TOWNS.filter((town) => !isInHaiti(town))).toEqual([]);
  expect(US_TOWNS.filter(isInHaiti)).toEqual([]);
  expect(new Set(TOWNS.map(({ name }) => name)).size).toBe(TOWNS.length);
});

test('a town is named as people say it', () => {
  const capital = TOWNS.find(({ name }) => name === 'Port-au-Prince');
  if (!capital) throw new Error('no capital');
  expect(nameIn('ht', capital)).toBe('Pòtoprens');
  expect(nameIn('fr', capital)).toBe('Port-au-Prince');
  expect(nameIn('ht', { name: 'Milot' })).toBe('Milot');
});

test('a point is near its town', () => {
  expect(nearestTown({ lat: 18.5392, lng: -72.335 })?.name).toBe('Port-au-Prince');
  expect(nearestTown({ lat: 25.8, lng: -80.2 })?.name).toBe('Miami');
});

test('steps add up to corners', () => {
  expect(outlinesOf([[18000, -72000, 500, 0, -500, 250]])).toEqual([
    [
      [18, -72],
      [18.5, -72],
      [18, -71.75],
    ],
  ]);
});

test('names never stand on one another, and a capital wins over a village', () => {
  const capital = { name: 'Okap', rank: 1 };
  const village = { name: 'Milot', rank: 3 };
  expect(labelsThatFit([village, capital], 10, () => ({ x: 0, y: 0 }))).toEqual([capital]);
  expect(labelsThatFit([village], 8, () => ({ x: 0, y: 0 }))).toEqual([]);
  const spot = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) });
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 40 }), (spots) => {
      const towns = spots.map((at) => ({ name: 'Leyogàn', rank: 3, at }));
      const shown = labelsThatFit(towns, 11, ({ at }) => at);
      for (const a of shown)
        for (const b of shown)
          if (a !== b) expect(Math.abs(a.at.x - b.at.x) > 50 || Math.abs(a.at.y - b.at.y) > 17).toBe(true);
    }),
  );
});
