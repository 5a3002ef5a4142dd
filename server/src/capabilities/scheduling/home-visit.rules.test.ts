import { kilometresBetween } from '@lakou/contract/distance.rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkHomeVisit } from './home-visit.rules.ts';
import type { Schedule } from './schedule.store.ts';

const PORT_AU_PRINCE = { lat: 18.5944, lng: -72.3074 };
const CAP_HAITIEN = { lat: 19.7578, lng: -72.2047 };
const MIAMI = { lat: 25.7617, lng: -80.1918 };

describe('BOOK-4 how far it is', () => {
  test.each([
    [PORT_AU_PRINCE, CAP_HAITIEN, 129.8],
    [PORT_AU_PRINCE, MIAMI, 1139.4],
    [{ lat: 0, lng: 0 }, { lat: 0, lng: 1 }, 111.19],
    [{ lat: 0, lng: 0 }, { lat: 1, lng: 0 }, 111.19],
    [{ lat: 60, lng: 0 }, { lat: 60, lng: 1 }, 55.6],
    [{ lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015.1],
  ])('%o to %o: %d km', (a, b, km) => {
    expect(Math.abs(kilometresBetween(a, b) - km)).toBeLessThan(km / 200);
  });

  test('a degree on the equator, to the metre', () => {
    expect(kilometresBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo(111.1949, 3);
  });

  test('it is as far back, and nowhere is far from itself', () => {
    const point = fc.record({
      lat: fc.double({ min: -89, max: 89, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(kilometresBetween(a, b)).toBeCloseTo(kilometresBetween(b, a), 6);
        expect(kilometresBetween(a, a)).toBe(0);
      }),
    );
  });
});

describe('BOOK-4 who comes to a home', () => {
  const place = { name: 'Kay', ...PORT_AU_PRINCE };
  const schedule = (more: Partial<Schedule> = {}) =>
    ({ licenseVerified: true, travelRadiusKm: 10, places: [place], ...more }) as Schedule;
  const codeOf = (
    one: Schedule,
    home?: { lat: number; lng: number },
    providerVerification: 'off' | 'required' = 'required',
  ) => {
    try {
      checkHomeVisit(one, home, { providerVerification } as Parameters<typeof checkHomeVisit>[2]);
      return 'comes';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  // A hundredth of a degree of latitude is 1.11 km.
  const north = (km: number) => ({ lat: PORT_AU_PRINCE.lat + km / 111.19, lng: PORT_AU_PRINCE.lng });

  test('nobody whose licence was not checked, unless nobody’s is', () => {
    expect(codeOf(schedule({ licenseVerified: false }))).toBe('home_visit_unverified');
    expect(codeOf(schedule({ licenseVerified: false }), undefined, 'off')).toBe('comes');
    expect(codeOf(schedule())).toBe('comes');
  });

  test('as far as they go from the nearest of their places, and no farther', () => {
    expect(codeOf(schedule(), north(9.99))).toBe('comes');
    expect(codeOf(schedule(), north(10.02))).toBe('home_too_far');
    expect(codeOf(schedule({ places: [{ name: 'Lòt', ...CAP_HAITIEN }, place] }), north(9.99))).toBe('comes');
    expect(codeOf(schedule({ places: [{ name: 'Lòt', ...CAP_HAITIEN }, place] }), north(10.02))).toBe(
      'home_too_far',
    );
  });

  test('exactly as far as they go is near enough', () => {
    const travelRadiusKm = kilometresBetween(PORT_AU_PRINCE, CAP_HAITIEN);
    expect(codeOf(schedule({ travelRadiusKm }), CAP_HAITIEN)).toBe('comes');
  });

  test('who has not said how far they go comes as far as is usual', () => {
    const unsaid = schedule({ travelRadiusKm: null });
    expect([codeOf(unsaid, north(39.9)), codeOf(unsaid, north(40.1))]).toEqual(['comes', 'home_too_far']);
  });

  test('what is not known hinders nobody', () => {
    expect(codeOf(schedule({ places: [] }), MIAMI)).toBe('comes');
    expect(codeOf(schedule({ places: 'Delmas 33' }), MIAMI)).toBe('comes');
    expect(codeOf(schedule({ places: null }), MIAMI)).toBe('comes');
    expect(codeOf(schedule(), undefined)).toBe('comes');
  });
});
