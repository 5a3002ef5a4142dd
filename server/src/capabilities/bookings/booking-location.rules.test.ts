import { describe, expect, test } from 'vitest';
import type { Schedule } from '../scheduling/scheduling.service.ts';
import { bookingLocation, pointOf } from './booking-location.rules.ts';

const NOWHERE = { location: null, lat: null, lng: null };
const at = (more: object) => ({ clinicAddress: null, places: null, ...more }) as unknown as Schedule;
const HOME = '3 Rue Bonne Foi, Jacmel';

describe('BOOK-1 where a visit is', () => {
  test('as it was sent', () => {
    expect(bookingLocation('Delmas 33', 'clinic', HOME, undefined)).toEqual({
      ...NOWHERE,
      location: 'Delmas 33',
    });
    expect(bookingLocation({ address: 'Kay', lat: 18.5, lng: -72.3 }, 'in_home', HOME, undefined)).toEqual({
      location: 'Kay',
      lat: 18.5,
      lng: -72.3,
    });
    expect(
      bookingLocation({ address: '', lat: 18.5, lng: -72.3 }, 'in_home', HOME, undefined).location,
    ).toBeNull();
  });

  test('else the patient’s home, or where the provider works; a call is nowhere', () => {
    const clinic = at({ clinicAddress: 'Lopital Sen Jan' });
    for (const sent of ['', undefined])
      expect(bookingLocation(sent, 'in_home', HOME, clinic)).toEqual({ ...NOWHERE, location: HOME });
    expect(bookingLocation(undefined, 'clinic', HOME, clinic)).toEqual({
      ...NOWHERE,
      location: 'Lopital Sen Jan',
    });
    for (const mode of ['video', 'audio', 'chat'] as const)
      expect(bookingLocation(undefined, mode, HOME, clinic)).toEqual(NOWHERE);
  });

  test('without a clinic the first of the provider’s places', () => {
    const places = [
      { name: 'Kabinè', lat: 18.1, lng: -72.1 },
      { name: 'Lòt', lat: 19, lng: -72 },
    ];
    expect(bookingLocation(undefined, 'clinic', HOME, at({ places }))).toEqual({
      location: 'Kabinè',
      lat: 18.1,
      lng: -72.1,
    });
    expect(bookingLocation(undefined, 'clinic', HOME, at({ places: 'Petyonvil' }))).toEqual({
      ...NOWHERE,
      location: 'Petyonvil',
    });
    expect(bookingLocation(undefined, 'clinic', HOME, at({ places: 'x'.repeat(600) })).location).toHaveLength(
      500,
    );
    for (const none of [at({ places: [] }), at({ places: '' }), at({}), undefined])
      expect(bookingLocation(undefined, 'clinic', HOME, none)).toEqual(NOWHERE);
  });

  test('a point is one only when it was sent as one', () => {
    const point = { address: 'Kay', lat: 18.5, lng: -72.3 };
    expect(pointOf(point)).toBe(point);
    expect([pointOf('Kay'), pointOf(undefined)]).toEqual([undefined, undefined]);
  });
});
