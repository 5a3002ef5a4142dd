import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainLabEntry, explainLabText } from './explain.ts';

const woman = { sex: 'Female', ageYears: 30 } as const;

describe('LAB-3 a summary explained', () => {
  test('the same report says the same in three languages', () => {
    const statuses = (text: string) =>
      explainLabText(text, woman).map(({ test: name, status }) => [name, status]);
    const expected = [
      ['hemoglobin', 'low'],
      ['potassium', 'critical_high'],
      ['platelets', 'normal'],
    ];
    expect(statuses('Hemoglobin 10.5 g/dL; potassium 6.9 mmol/L; platelets 250,000 /mm3')).toEqual(expected);
    expect(statuses('Hémoglobine 10,5 g/dL ; potassium 6,9 mmol/L ; plaquettes 250 000/mm³')).toEqual(
      expected,
    );
    expect(statuses('Emoglobin 10.5 g/dL; potasyòm 6.9 mmol/L; plakèt 250 000 /mm3')).toEqual(expected);
  });

  test('nothing recognised is an empty list', () => {
    expect(explainLabText('Tout va bien.', woman)).toEqual([]);
  });

  test('any hemoglobin printed in g/dL or g/L has the same status', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 280 }), (tenths) => {
        const [inDecilitres] = explainLabText(`Hemoglobin ${(tenths / 10).toFixed(1)} g/dL`, woman);
        const [inLitres] = explainLabText(`Hémoglobine ${tenths} g/L`, woman);
        expect(inDecilitres?.status).not.toBe('unknown');
        expect(inLitres?.status).toBe(inDecilitres?.status);
      }),
    );
  });
});

describe('LAB-2 a structured result explained', () => {
  test('by code or by name, number or text', () => {
    expect(explainLabEntry({ test: '718-7', value: 10.5, unit: 'g/dL' }, woman)).toMatchObject({
      status: 'low',
    });
    expect(explainLabEntry({ test: 'Créatinine', value: '150', unit: 'µmol/L' }, woman)).toMatchObject({
      test: 'creatinine',
      status: 'high',
    });
    expect(explainLabEntry({ test: 'Urée', value: 5, unit: 'mmol/L' }, woman)).toMatchObject({
      test: 'urea_nitrogen',
      status: 'normal',
    });
    expect(explainLabEntry({ test: 'nitrite', value: 'Positive' }, woman)).toMatchObject({ status: 'high' });
    expect(explainLabEntry({ test: 'crp', value: '< 5', unit: 'mg/L' }, woman)).toMatchObject({
      status: 'normal',
    });
  });

  test('the range entered with it comes first', () => {
    expect(explainLabEntry({ test: 'alt', value: 50, unit: 'U/L', low: 5, high: 55 }, woman)).toMatchObject({
      status: 'normal',
      basis: 'printed_range',
    });
  });

  test.each(['Vitamin D', 'urinalysis', 'protein', ''])('%j is no test of ours', (name) => {
    expect(explainLabEntry({ test: name, value: 5, unit: 'mg/dL' }, woman)).toBeUndefined();
  });

  test('an empty value is not read', () => {
    expect(explainLabEntry({ test: 'hemoglobin', value: '' }, woman)).toBeUndefined();
  });
});
