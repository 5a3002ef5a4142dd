import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxAround } from './distance.rules.ts';
import { publicName } from './public-name.rules.ts';

test.each([
  ['Marie Rose Joseph', 'Marie J.'],
  ['  Jan   pyè ', 'Jan P.'],
  ['Nadège', 'Nadège'],
  ['李 小龍', '李 小.'],
  ['Jo 🌺', 'Jo 🌺.'],
])('FIND-4 in public %j is %j', (name, shown) => {
  expect(publicName(name)).toBe(shown);
});

const KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The point that is this many kilometres away in a direction. */
function travel(lat: number, lng: number, km: number, bearing: number) {
  const far = km / KM;
  const to = Math.asin(
    Math.sin(radians(lat)) * Math.cos(far) + Math.cos(radians(lat)) * Math.sin(far) * Math.cos(bearing),
  );
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(far) * Math.cos(radians(lat)),
    Math.cos(far) - Math.sin(radians(lat)) * Math.sin(to),
  );
  return { lat: (to * 180) / Math.PI, lng: lng + (turn * 180) / Math.PI };
}

test('FIND-2 the box around a point holds everything within the distance', () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(
      number(-80, 80),
      number(-179, 179),
      number(0.1, 500),
      number(0, 6.28),
      (lat, lng, km, bearing) => {
        const box = boxAround({ lat, lng }, km);
        const there = travel(lat, lng, km * 0.999, bearing);
        expect(there.lat).toBeGreaterThanOrEqual(box.south);
        expect(there.lat).toBeLessThanOrEqual(box.north);
        expect(there.lng).toBeGreaterThanOrEqual(box.west);
        expect(there.lng).toBeLessThanOrEqual(box.east);
      },
    ),
  );
});
