import { LAB_TESTS, type LabTest, readLabText } from '@lakou/clinical';
import { labCodesOf, labTestsOf } from '@lakou/contract/labs.rules';
import { expect, test } from 'vitest';
import { assessLabValue, labCodeName, labSummary, labTitle } from './lab-values.rules.ts';
import { diagnosticReportOf, serviceRequestOf } from './labs-fhir.view.ts';

const AT = new Date('2026-11-15T12:00:00Z');

test.each(Object.keys(LAB_TESTS) as LabTest[])('LAB-3 the summary of %s is read back as itself', (name) => {
  const { unit, possible } = LAB_TESTS[name];
  const value = unit === '{presence}' ? 'negative' : String((possible[0] + possible[1]) / 2);
  const said = /[[\]{}]|^1$/.test(unit) ? {} : { unit };
  const summary = labSummary([assessLabValue({ test: name, value, ...said }, {})], null);
  expect(readLabText(summary).map((reading) => reading.test)).toEqual([name]);
});

test('LAB-1 every code of the catalogue has a name, and every test of a panel is one we know', () => {
  for (const sample of ['blood', 'urine'] as const)
    for (const code of labCodesOf(sample)) {
      expect(labCodeName(code)).not.toBe(code);
      for (const one of labTestsOf([code])) expect(labCodeName(one)).not.toBe(one);
    }
  expect(labTitle('urine', [])).toBe('Urine test');
});

test('LAB-3 a result as FHIR: a code only where we have one, words where there is no number', () => {
  const row = {
    requestId: 'q',
    patientId: 'p',
    dependentId: null,
    personName: 'Nadège',
    testType: 'blood',
    title: 'Blood test',
    tests: [],
    laboratoryId: null,
    laboratoryName: null,
    version: 1,
    summary: 'x',
    comment: null,
    reason: null,
    authorId: 'a',
    authorName: 'Dr Claudel',
    reportedAt: AT,
    changedAt: AT,
    critical: false,
    heldUntil: null,
    acknowledgedAt: null,
    values: [
      { id: 'v1', ...assessLabValue({ test: 'hemoglobin', value: 10.6, unit: 'g/dL' }, { sex: 'Female' }) },
      { id: 'v2', ...assessLabValue({ test: 'malaria', value: 'negative' }, {}) },
    ],
  } as const;
  const [report, first, second] = diagnosticReportOf({ ...row, tests: [], values: [...row.values] }, 'p');
  expect(report).toMatchObject({
    resourceType: 'DiagnosticReport',
    status: 'final',
    subject: { reference: 'Patient/p' },
    result: [{ reference: 'Observation/v1' }, { reference: 'Observation/v2' }],
  });
  expect(first).toMatchObject({
    code: { coding: [{ system: 'http://loinc.org', code: '718-7' }] },
    valueQuantity: { value: 10.6, unit: 'g/dL' },
    interpretation: [{ coding: [{ code: 'L' }] }],
    referenceRange: [{ low: { value: 12 }, high: { value: 15.5 } }],
  });
  expect(second).toMatchObject({ code: { text: 'Malaria test' }, valueString: 'negative' });
  expect(second).not.toHaveProperty('code.coding');
  expect(second).not.toHaveProperty('interpretation');
  const order = {
    id: 'q',
    status: 'cancelled',
    title: 'Blood test',
    testType: 'blood',
    requestedAt: AT,
    changedAt: AT,
    note: null,
    requestedBy: 'Nadège',
    laboratory: null,
  } as const;
  expect(serviceRequestOf(order, 'p')).toMatchObject({ resourceType: 'ServiceRequest', status: 'revoked' });
});
