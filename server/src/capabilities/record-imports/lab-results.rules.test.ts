import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importedObservationsOf } from '../labs/imported-results.view.ts';
import { parseRecord } from './parse.rules.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const LAB = [
  {
    coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }],
  },
];
const loinc = (code: string, text: string) => ({ coding: [{ system: 'http://loinc.org', code }], text });
const bundleOf = (...resources: object[]) => ({
  resourceType: 'Bundle',
  type: 'document',
  entry: resources.map((resource) => ({ resource })),
});
function parse(...resources: object[]) {
  const parsed = parseRecord(bundleOf(...resources), NOW);
  if (typeof parsed === 'string') throw new Error(parsed);
  return parsed;
}
const observation = (more: object = {}) => ({
  resourceType: 'Observation',
  status: 'final',
  category: LAB,
  code: loinc('718-7', 'Hemoglobin'),
  effectiveDateTime: '2026-03-02T10:15:00-05:00',
  valueQuantity: { value: 10.6, unit: 'g/dL', system: 'http://unitsofmeasure.org', code: 'g/dL' },
  ...more,
});
const valuesOf = (...resources: object[]) => parse(...resources).results.flatMap(({ values }) => values);
const whyLeft = (...resources: object[]) => parse(...resources).left.map(({ reason }) => reason);

test('FHIR-1 laboratory values come with day, laboratory, range and what their laboratory said of them', () => {
  const { results, left } = parse(
    { resourceType: 'Organization', id: 'quest', name: 'Quest Miami' },
    observation({
      performer: [{ reference: 'Organization/quest' }],
      referenceRange: [{ low: { value: 12, unit: 'g/dL' }, high: { value: 15.5, unit: 'g/dL' } }],
    }),
    observation({
      code: loinc('2345-7', 'Glucose'),
      valueQuantity: { value: 400, unit: 'mg/dL' },
      interpretation: [{ coding: [{ code: 'HH' }] }],
      performer: [{ display: 'Quest Miami' }],
    }),
    observation({ code: { text: 'Malaria' }, valueQuantity: undefined, valueString: 'Negative' }),
  );
  expect(left).toEqual([]);
  expect(results.map(({ takenOn, laboratory }) => [takenOn, laboratory])).toEqual([
    ['2026-03-02', 'Quest Miami'],
    ['2026-03-02', null],
  ]);
  expect(results.flatMap(({ values }) => values)).toMatchObject([
    { loinc: '718-7', name: 'Hemoglobin', value: '10.6', unit: 'g/dL', flag: 'low', low: 12, high: 15.5 },
    { loinc: '2345-7', value: '400', flag: 'critical_high', low: null, high: null },
    { loinc: null, name: 'Malaria', value: 'Negative', unit: null, flag: 'unknown' },
  ]);
});

test('FHIR-1 what a laboratory’s report names is a laboratory value, and its words are taken over too', () => {
  const { results, left } = parse(
    { ...observation({ category: undefined }), id: 'a' },
    {
      resourceType: 'DiagnosticReport',
      status: 'final',
      category: [{ coding: [{ code: 'LAB' }] }],
      code: { text: 'Complete blood count' },
      effectiveDateTime: '2026-03-02',
      performer: [{ display: 'Hôpital Saint-Michel' }],
      result: [{ reference: 'Observation/a' }],
      conclusion: 'Mild anaemia.\nRepeat in a month.',
    },
  );
  expect(left).toEqual([]);
  expect(results).toMatchObject([
    {
      laboratory: 'Hôpital Saint-Michel',
      values: [
        { name: 'Hemoglobin' },
        { name: 'Complete blood count', value: 'Mild anaemia.\nRepeat in a month.' },
      ],
    },
  ]);
});

test('FHIR-1 panels are their components or members; numbers come in several forms', () => {
  const panel = observation({
    code: { text: 'Panel' },
    valueQuantity: undefined,
    component: [
      { code: loinc('2951-2', 'Sodium'), valueQuantity: { value: 140, code: 'mmol/L' } },
      { code: { text: 'Titre' }, valueRatio: { numerator: { value: 1 }, denominator: { value: 40 } } },
      { code: { text: 'Viral load' }, valueQuantity: { value: 20, comparator: '<', unit: 'copies/mL' } },
      { code: loinc('5803-2', 'Urine pH'), valueQuantity: { value: 6 } },
    ],
  });
  const head = observation({ valueQuantity: undefined, hasMember: [{ reference: 'Observation/x' }] });
  const found = parse(panel, head);
  expect(found.left).toEqual([]);
  expect(found.results.flatMap(({ values }) => values.map(({ value, unit }) => [value, unit]))).toEqual([
    ['140', 'mmol/L'],
    ['1:40', null],
    ['<20', 'copies/mL'],
    ['6', null],
  ]);
});

test.each<[string, object, string]>([
  ['a number without a unit', { valueQuantity: { value: 10.6 } }, 'no_unit'],
  ['a count without a unit', { valueQuantity: undefined, valueInteger: 7 }, 'no_unit'],
  ['a value that nobody has', { valueQuantity: { value: 5000, unit: 'g/dL' } }, 'wrong_value'],
  ['no number', { valueQuantity: { value: 'much', unit: 'g/dL' } }, 'wrong_value'],
  ['a range upside down', { referenceRange: [{ low: { value: 15 }, high: { value: 12 } }] }, 'wrong_value'],
  ['no value', { valueQuantity: undefined, dataAbsentReason: { text: 'unknown' } }, 'no_value'],
  ['no date', { effectiveDateTime: undefined }, 'no_date'],
  ['a month alone', { effectiveDateTime: '2026-03' }, 'no_date'],
  ['30 February', { effectiveDateTime: '2026-02-30' }, 'wrong_date'],
  ['a day to come', { effectiveDateTime: '2027-01-01' }, 'wrong_date'],
  ['the year 1', { effectiveDateTime: '0001-01-01' }, 'wrong_date'],
  ['what was withdrawn', { status: 'entered-in-error' }, 'withdrawn'],
  ['what is not final', { status: 'preliminary' }, 'not_final'],
  ['no name', { code: {} }, 'no_name'],
])('FHIR-1 %s is left out, and it is said why', (_, more, reason) => {
  expect(valuesOf(observation(more))).toEqual([]);
  expect(whyLeft(observation(more))).toEqual([reason]);
});

test('FHIR-1 the test is known by its code alone, never by its name', () => {
  const [urine] = valuesOf(
    observation({ code: loinc('99999-9', 'Glucose'), valueQuantity: { value: 5000, unit: 'mg/dL' } }),
  );
  expect(urine).toMatchObject({ loinc: '99999-9', name: 'Glucose', value: '5000' });
});

test('FHIR-1 the same value twice is one; vital signs stay unsupported; another person’s are left out', () => {
  const vital = observation({ category: [{ coding: [{ code: 'vital-signs' }] }] });
  const people = [
    { resourceType: 'Patient', id: 'a' },
    { resourceType: 'Composition', subject: { reference: 'Patient/a' } },
    { resourceType: 'Patient', id: 'b' },
  ];
  const found = parse(
    ...people,
    observation(),
    observation(),
    vital,
    observation({ subject: { reference: 'Patient/b' } }),
  );
  expect(found.results.flatMap(({ values }) => values)).toHaveLength(1);
  expect(found.left.map(({ reason }) => reason)).toEqual(['unsupported', 'other_person']);
});

test('FHIR-1 10,000 values and reports that name each other in a circle end quickly, with the same outcome', () => {
  const many = Array.from({ length: 9999 }, (_, n) =>
    observation({ id: `o${n}`, hasMember: [{ reference: `Observation/o${(n + 1) % 9999}` }] }),
  );
  const report = {
    resourceType: 'DiagnosticReport',
    category: LAB,
    code: { text: 'All' },
    result: many.map((_, n) => ({ reference: `Observation/o${n}` })),
  };
  expect(valuesOf(...many, report)).toHaveLength(1);
});

const words = fc
  .string({ minLength: 1, maxLength: 30, unit: fc.constantFrom(...'abé 12') })
  .filter((text) => text.trim() !== '');
const exported = fc.record({
  // Of tests that our catalogue does not judge.
  loinc: fc.constantFrom('99999-9', '88888-8', null),
  name: words.map((text) => text.trim()),
  value: fc.oneof(fc.constantFrom('Negative', '<5', '1:40'), fc.integer({ min: 2, max: 9 }).map(String)),
  flag: fc.constantFrom('critical_low', 'low', 'normal', 'high', 'critical_high'),
});

test('FHIR-1 values that we export again are read back as the same', () => {
  fc.assert(
    fc.property(fc.array(exported, { minLength: 1, maxLength: 8 }), (all) => {
      const rows = all.map((one, index) => ({
        ...one,
        id: `v${index}`,
        test: null,
        unit: /^\d+$/.test(one.value) ? 'zz/L' : null,
        low: null,
        high: null,
      }));
      const facts = { sourceName: 'Quest', sourceDate: null, via: null, importedAt: NOW };
      const row = { id: 'r', takenOn: '2026-03-02', laboratory: 'Quest', values: rows, ...facts };
      const found = valuesOf(...importedObservationsOf(row, 'p'));
      const said = new Map(rows.map((one) => [`${one.loinc ?? one.name} ${one.value}`, one]));
      for (const { key: _, ...value } of found) expect(rows).toContainEqual(expect.objectContaining(value));
      expect(found.length).toBeLessThanOrEqual(rows.length);
      expect(found.length).toBeGreaterThanOrEqual(Math.min(1, said.size));
    }),
  );
});

test('FHIR-1 nothing that anybody sends as a laboratory value makes the reader fail', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom(
          'code',
          'valueQuantity',
          'component',
          'effectiveDateTime',
          'referenceRange',
          'interpretation',
          'performer',
          'hasMember',
          'status',
          'result',
          'conclusion',
        ),
        fc.jsonValue(),
      ),
      (more) => {
        parse(observation(more), { resourceType: 'DiagnosticReport', category: LAB, ...more });
      },
    ),
  );
});
