import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftOf, EMPTY_PLACE, pointOf } from './place-draft.ts';

test.each([
  ['18.5392', '-72.335', { lat: 18.5392, lng: -72.335 }],
  [' 18,5392 ', '−72,335', { lat: 18.5392, lng: -72.335 }],
  ['91', '0', undefined],
  ['0', '-180.5', undefined],
  ['18', '', undefined],
  ['north', '0', undefined],
])('PROF-3 coordinates %j, %j are %o', (lat, lng, point) => {
  expect(pointOf({ name: '', lat, lng })).toEqual(point);
});

test('nothing typed is no place', () => {
  expect(pointOf(EMPTY_PLACE)).toBeUndefined();
});

test('PROF-3 a place that is edited stays where it was, within a step', () => {
  const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true });
  fc.assert(
    fc.property(degrees(90), degrees(180), (lat, lng) => {
      const point = pointOf(draftOf({ name: 'Klinik', lat, lng }));
      expect(point?.lat).toBeCloseTo(lat, 4);
      expect(point?.lng).toBeCloseTo(lng, 4);
    }),
  );
});
