import { expect, test } from 'vitest';
import type { FhirResource } from '#platform/capability.ts';
import { assessLabValue, labSummary } from '../labs/lab-values.rules.ts';
import { diagnosticReportOf, serviceRequestOf } from '../labs/labs-fhir.view.ts';
import { composeSummary } from './summary.view.ts';

const AT = new Date('2026-11-15T12:00:00Z');
const patient: FhirResource = { resourceType: 'Patient', id: 'p' };

/** The text of all sections, a line each. */
function linesIn(language: 'en' | 'fr' | 'ht', resources: readonly FhirResource[]): string[] {
  const context = { id: 'd', at: AT, language, base: 'https://lakou.example/fhir', sections: undefined };
  const [composition] = composeSummary([patient, ...resources], context).entry;
  const sections = composition?.resource.section as { text: { div: string } }[];
  return sections.flatMap(({ text }) =>
    [...text.div.matchAll(/<(?:li|p)>(.*?)<\//g)].map(([, line]) => line ?? ''),
  );
}

const values = [
  { id: 'v1', ...assessLabValue({ test: 'hemoglobin', value: 10.6, unit: 'g/dL' }, { sex: 'Female' }) },
  { id: 'v2', ...assessLabValue({ test: 'malaria', value: 'positive' }, {}) },
  { id: 'v3', ...assessLabValue({ test: 'platelets', value: 248, unit: '10*3/uL' }, {}) },
];
const row = {
  requestId: 'q',
  patientId: 'p',
  dependentId: null,
  personName: 'Nadège',
  testType: 'blood',
  title: 'Complete blood count, Malaria test',
  tests: [],
  laboratoryId: null,
  laboratoryName: null,
  version: 1,
  summary: labSummary(values, null),
  comment: null,
  reason: null,
  authorId: 'a',
  authorName: 'Dr Claudel',
  reportedAt: AT,
  changedAt: AT,
  critical: false,
  heldUntil: null,
  acknowledgedAt: null,
} as const;

test('FHIR-1 results are told in the reader’s language: names, values, units and verdicts', () => {
  const lines = linesIn('ht', diagnosticReportOf({ ...row, tests: [], values }, 'p'));
  expect(lines.slice(3)).toEqual([
    'Emogram (konte selil san), Tès malarya · 15 novanm 2026',
    'Emoglobin · 10,6 g/dL, Ba · 15 novanm 2026',
    'Tès malarya · pozitif · 15 novanm 2026',
    'Plakèt · 248 10³/µL, Nòmal · 15 novanm 2026',
  ]);
  const [report] = diagnosticReportOf({ ...row, comment: 'Pran fè pandan 3 mwa.', tests: [], values }, 'p');
  expect(report?.conclusion).toBe('Pran fè pandan 3 mwa.');
});

test('FHIR-1 how bad an allergy is stands beside it, at its worst', () => {
  const reaction = [{ manifestation: [{ text: 'Bouton' }], severity: 'mild' }, { severity: 'severe' }];
  const allergy = { resourceType: 'AllergyIntolerance', id: 'a', code: { text: 'Penisilin' }, reaction };
  expect(linesIn('ht', [allergy])[0]).toBe('Penisilin · Bouton, reyaksyon grav');
  expect(linesIn('fr', [allergy])[0]).toBe('Penisilin · Bouton, réaction grave');
});

test('FHIR-1 questionnaires, notes, referrals and heights have names and results in words', () => {
  const survey = {
    resourceType: 'Observation',
    id: 's',
    code: { coding: [{ code: '70274-6' }], text: 'Anxiety questionnaire (GAD-7)' },
    valueInteger: 11,
    interpretation: [{ text: 'moderate' }],
  };
  const note = {
    resourceType: 'DocumentReference',
    id: 'n',
    type: { coding: [{ code: '34108-1', display: 'Outpatient Note' }] },
    description: 'Swivi tansyon',
  };
  const referral = {
    resourceType: 'ServiceRequest',
    id: 'r',
    code: { coding: [{ code: '3457005' }], text: 'Referral' },
    reasonCode: [{ text: 'Doulè' }],
  };
  const height = {
    resourceType: 'Observation',
    id: 'h',
    category: [{ coding: [{ code: 'vital-signs' }] }],
    code: { coding: [{ code: '8302-2' }], text: 'Body height' },
    valueQuantity: { value: 165.5, unit: 'cm' },
  };
  const order = serviceRequestOf(
    {
      id: 'o',
      status: 'requested',
      title: 'Urine test',
      testType: 'urine',
      requestedAt: AT,
      changedAt: AT,
      note: null,
      requestedBy: 'Nadège',
      laboratory: null,
    },
    'p',
  );
  expect(linesIn('ht', [survey, note, referral, height, order]).slice(3)).toEqual([
    'Enkyetid (7 kesyon) · 11, mwayen',
    'Wotè · 165,5 cm',
    'Rezime vizit · Swivi tansyon',
    'Referans · Doulè',
    'Tès pipi · 15 novanm 2026',
  ]);
});
