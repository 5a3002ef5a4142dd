import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepUnits, ownUnits } from './own-units.ts';
import { SYSTEMS, systemOf } from './systems.ts';
import { feetAndInches, feetToCm, fromMetric, QUANTITIES, toMetric, UNITS } from './units.ts';

describe('converting', () => {
  test.each([
    ['fahrenheit', 38, 100.4],
    ['fahrenheit', 37, 98.6],
    ['lb', 70, 154.324],
    ['ft', 182.88, 6],
    ['mi', 25, 15.534],
    ['km', 25, 25],
  ] as const)('into %s: %d is %d', (unit, metric, value) => {
    expect(fromMetric(unit, metric)).toBeCloseTo(value, 3);
    expect(toMetric(unit, value)).toBeCloseTo(metric, 2);
  });

  test('every unit leads back to the metric value', () => {
    const units = QUANTITIES.flatMap((quantity) => [...UNITS[quantity]]);
    fc.assert(
      fc.property(fc.constantFrom(...units), fc.double({ min: 0, max: 400, noNaN: true }), (unit, value) => {
        expect(toMetric(unit, fromMetric(unit, value))).toBeCloseTo(value, 8);
      }),
    );
  });

  test.each([
    [170, 5, 7],
    [182, 6, 0],
    [152.4, 5, 0],
  ])('%d cm is %d ft %d in, never 12 inches', (cm, feet, inches) => {
    expect(feetAndInches(cm)).toEqual({ feet, inches });
    expect(Math.abs(feetToCm(feet, inches) - cm)).toBeLessThan(1.28);
  });
});

describe('the units of a device', () => {
  const { metric: METRIC, imperial: IMPERIAL } = SYSTEMS;
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    return () => vi.unstubAllGlobals();
  });
  const at = (timeZone: string) =>
    vi
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

  test.each([
    ['America/Port-au-Prince', METRIC],
    ['Europe/Paris', METRIC],
    ['America/New_York', IMPERIAL],
    ['America/Indiana/Knox', IMPERIAL],
    ['Pacific/Honolulu', IMPERIAL],
  ])('follow the country of its clock: %s', (timeZone, units) => {
    at(timeZone);
    expect(ownUnits()).toEqual(units);
    expect(SYSTEMS).toHaveProperty(systemOf(ownUnits()) ?? 'none', units);
  });

  test('are remembered one by one, and what is no unit is ignored', () => {
    at('America/Port-au-Prince');
    keepUnits({ weight: 'lb' });
    localStorage.setItem('unit:height', 'ells');
    expect(ownUnits()).toEqual({ ...METRIC, weight: 'lb' });
    expect(systemOf(ownUnits())).toBeNull();
  });
});
