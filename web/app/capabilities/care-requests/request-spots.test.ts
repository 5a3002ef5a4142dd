import { expect, test } from 'vitest';
import { spotsOf } from './request-spots.ts';

test('PROV-5 a request stands in the middle of its town, and one of an unknown place only in the list', () => {
  expect(
    spotsOf([
      { id: 'a', commune: 'Gonaïves' },
      { id: 'b', commune: 'Lakay' },
    ]),
  ).toEqual([{ id: 'a', count: 1, lat: 19.448, lng: -72.689 }]);
});
