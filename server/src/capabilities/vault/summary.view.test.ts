import type { RecordEntry } from '@lakou/contract/record-entries';
import { expect, test } from 'vitest';
import { summaryOf, vagueDate } from './summary.view.ts';

const PERSON = {
  patientId: 'p',
  dependentId: null,
  name: 'Nadège Pierre',
  dateOfBirth: '1991-03-14',
  gender: 'Female',
  language: 'ht',
  bloodGroup: null,
  profilePhotoUrl: null,
  emergencyContact: { name: 'Rose', phone: '+50937005678' },
} as const;
const ENTRY = {
  id: 'e',
  patientId: 'p',
  dependentId: null,
  kind: 'allergy',
  text: 'Penisilin',
  code: null,
  status: 'active',
  since: '2011',
  endedOn: null,
  reaction: 'Bouton sou po',
  severity: 'severe',
  dose: null,
  frequency: null,
  lot: null,
  place: null,
  relation: null,
  note: null,
  by: { id: 'p', name: 'Nadège Pierre', provider: false },
  importedFrom: null,
  at: '2026-11-01T00:00:00.000Z',
  createdAt: '2026-11-01T00:00:00.000Z',
  changedAt: '2026-11-01T00:00:00.000Z',
} as const satisfies RecordEntry;

test('VAULT-3 the summary leads with allergies, in the language asked for', () => {
  const summary = summaryOf({
    person: PERSON,
    entries: [ENTRY],
    measured: [],
    visits: [],
    language: 'ht',
    at: new Date('2026-11-15T12:00:00Z'),
  });
  expect(summary.sections[0]).toEqual({
    title: 'Alèji',
    alert: true,
    lines: ['Penisilin: Bouton sou po · grav · depi 2011 · pasyan an di li'],
  });
  expect(summary.sections[1]?.lines).toEqual(['Pa gen anyen nan dosye a']);
  expect(summary.facts).toContainEqual(['Moun pou rele si gen ijans', 'Rose, +509 3700 5678']);
});

test('VAULT-3 a date says no more than is known', () => {
  expect(vagueDate('en', '2011')).toBe('2011');
  expect(vagueDate('en', '2011-03')).toBe('March 2011');
  expect(vagueDate('fr', '2011-03-01')).toBe('1er mars 2011');
});
