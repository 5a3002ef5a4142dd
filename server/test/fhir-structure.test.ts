import { expect, test } from 'vitest';
import {
  bundleProblems,
  IPS_PROFILES,
  profilesOf,
  type Resource,
  structureProblems,
} from './fhir-structure.ts';

const patient = { resourceType: 'Patient', id: 'a', name: [{ text: 'Nadège' }], birthDate: '1990-02-28' };
const problems = (resource: Resource) => [...structureProblems(resource, profilesOf(resource))];

test('FHIR-1 the table of FHIR’s structure notices what is wrong, in every way it can be', () => {
  expect(IPS_PROFILES.length).toBeGreaterThan(12);
  expect(problems(patient)).toEqual([]);
  expect(problems({ ...patient, nickname: 'Nana' })).toEqual(['Patient.nickname is unknown']);
  expect(problems({ ...patient, name: { text: 'Nadège' } })).toEqual(['Patient.name: a list or not']);
  expect(problems({ ...patient, name: [{ text: '' }] })).toEqual(['Patient.name.text is no string: ""']);
  expect(problems({ ...patient, gender: 'girl' })).toEqual(['Patient.gender: code girl']);
  expect(problems({ ...patient, birthDate: '1990-02-31T00:00' })).toHaveLength(1);
  expect(problems({ resourceType: 'Patient', id: 'a', name: [{ text: 'Nadège' }] })).toEqual([
    'Patient.birthDate: Patient-uv-ips asks for 1 to 1',
  ]);
  expect(problems({ resourceType: 'Observation', status: 'final' })).toEqual([
    'Observation.code: 0 instead of 1 to 1',
  ]);
  const lab = {
    resourceType: 'Observation',
    status: 'final',
    code: { text: 'Hb' },
    valueQuantity: { value: '11' },
  };
  const category = [{ coding: [{ code: 'laboratory' }] }];
  expect(
    problems({ ...lab, category, subject: { reference: 'Patient/a' }, effectiveDateTime: '2026' }),
  ).toEqual([
    'Observation.valueQuantity.value is no decimal: "11"',
    'Observation.performer: Observation-results-laboratory-pathology-uv-ips asks for 1 to Infinity',
  ]);
  expect(problems({ resourceType: 'Nothing' })).toEqual(['Nothing: nothing is known of Nothing']);
});

test('FHIR-1 a document is held to the profiles of the summary, a plain bundle to FHIR alone', () => {
  const entry = [{ resource: { resourceType: 'Organization', id: 'o', active: true } }];
  expect(bundleProblems({ resourceType: 'Bundle', type: 'collection', entry })).toEqual([]);
  const wrong = bundleProblems({ resourceType: 'Bundle', type: 'document', entry });
  expect(wrong).toContain('Bundle.identifier: Bundle-uv-ips asks for 1 to 1');
  expect(wrong).toContain('Bundle.entry.fullUrl: Bundle-uv-ips asks for 1 to 1');
  expect(wrong).toContain('Organization.name: Organization-uv-ips asks for 1 to 1');
});
