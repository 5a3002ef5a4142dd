import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrange, CLOSEST, extentOf, type Spot, separateOverlapping } from './spots.ts';

const WORLD: [number, number, number, number] = [-180, -85, 180, 85];
const spotAt = (lat: number, lng: number, id: string | null = `${lat},${lng}`, count = 1): Spot => ({
  lat,
  lng,
  id,
  count,
});

const spots = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    // Few different places, so that many spots share one.
    lat: fc.integer({ min: 180, max: 200 }).map((tenths) => tenths / 10),
    lng: fc.integer({ min: -740, max: -720 }).map((tenths) => tenths / 10),
    count: fc.constant(1),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
);

test('FIND-3 at every zoom the groups hold everybody once', () => {
  fc.assert(
    fc.property(spots, fc.integer({ min: 3, max: CLOSEST }), (some, zoom) => {
      const groups = arrange(some)(WORLD, zoom);
      expect(groups.flatMap(({ ids }) => ids).toSorted()).toEqual(some.map(({ id }) => id).toSorted());
      expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(some.length);
    }),
  );
});

test('FIND-3 at the closest zoom there is one marker for each, even at one address', () => {
  fc.assert(
    fc.property(spots, (some) => {
      const groups = arrange(some)(WORLD, CLOSEST);
      expect(groups.map(({ id }) => id).toSorted()).toEqual(some.map(({ id }) => id).toSorted());
    }),
  );
});

test('FIND-3 what the server counted together stays counted', () => {
  const groups = arrange([spotAt(18.5, -72.3, null, 40), spotAt(18.5001, -72.3)])(WORLD, 8);
  expect(groups).toMatchObject([{ count: 41, id: undefined }]);
});

test('a spot alone at its place stays where it is; others stay within a street of theirs', () => {
  const alone = spotAt(18.2, -72.5);
  const two = [spotAt(18.5, -72.3, 'a'), spotAt(18.5, -72.3, 'b')];
  const [first, ...others] = separateOverlapping([alone, ...two]);
  expect(first).toEqual(alone);
  for (const { lat, lng } of others) {
    expect(Math.abs(lat - 18.5)).toBeLessThan(0.001);
    expect(Math.abs(lng + 72.3)).toBeLessThan(0.001);
  }
  expect(new Set(others.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBe(2);
});

test('FIND-3 the map is fitted to the results', () => {
  expect(extentOf([])).toBeUndefined();
  expect(extentOf([spotAt(18.5, -72.3), spotAt(19.7, -74.2), spotAt(18.2, -72.5)])).toEqual([
    [18.2, -74.2],
    [19.7, -72.3],
  ]);
});
