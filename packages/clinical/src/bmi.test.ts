import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessBmi } from './bmi.ts';

const metric = (weightKg: number, heightCm: number) => assessBmi({ system: 'metric', weightKg, heightCm });
const imperial = (weightLb: number, heightIn: number) =>
  assessBmi({ system: 'imperial', weightLb, heightIn });
const positive = fc.double({ min: 1, max: 500, noNaN: true });

describe('CALC-1 body mass index', () => {
  test('the CDC’s worked examples: 68 kg and 165 cm, 150 lb and 65 in', () => {
    const inKilos = metric(68, 165);
    const inPounds = imperial(150, 65);
    expect(inKilos.kind === 'bmi' && inKilos.bmi).toBeCloseTo(24.98, 2);
    expect(inPounds.kind === 'bmi' && inPounds.bmi).toBeCloseTo(24.96, 2);
  });

  test.each([
    [18.49, 'underweight'],
    [18.5, 'normal'],
    [24.99, 'normal'],
    [25, 'overweight'],
    [29.99, 'overweight'],
    [30, 'obese'],
    [60, 'obese'],
  ])('CALC-4 %d is %s', (bmi, name) => {
    expect(metric(bmi, 100)).toMatchObject({ kind: 'bmi', class: name, plausible: true });
  });

  test.each([
    [0, 170],
    [70, 0],
    [-70, 170],
    [70, -170],
    [Number.NaN, 170],
    [70, Number.POSITIVE_INFINITY],
    [Number.MAX_VALUE, Number.MIN_VALUE],
  ])('no result for %d and %d', (weight, height) => {
    expect(metric(weight, height)).toEqual({ kind: 'unknown', why: 'not_positive' });
    expect(imperial(weight, height)).toEqual({ kind: 'unknown', why: 'not_positive' });
  });

  test('a height typed in metres has a result that says it can’t be', () => {
    expect(metric(70, 1.75)).toMatchObject({ kind: 'bmi', plausible: false });
  });

  test('heavier is never less, taller is never more', () => {
    fc.assert(
      fc.property(positive, positive, positive, (weight, height, more) => {
        const at = (w: number, h: number) => {
          const result = metric(w, h);
          return result.kind === 'bmi' ? result.bmi : Number.NaN;
        };
        expect(at(weight + more, height)).toBeGreaterThan(at(weight, height));
        expect(at(weight, height + more)).toBeLessThan(at(weight, height));
      }),
    );
  });

  test('one body has one class in both systems, but for the roundness of 703', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 30, max: 200, noNaN: true }),
        fc.double({ min: 120, max: 210, noNaN: true }),
        (kg, cm) => {
          const a = metric(kg, cm);
          const b = imperial(kg / 0.45359237, cm / 2.54);
          if (a.kind !== 'bmi' || b.kind !== 'bmi') throw new Error('a positive body has a result');
          expect(Math.abs(a.bmi / b.bmi - 1)).toBeLessThan(0.0002);
        },
      ),
    );
  });
});
