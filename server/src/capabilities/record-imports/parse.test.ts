import type { RecordEntry } from '@lakou/contract/record-entries';
import { CODE_SYSTEMS, ENTRY_KINDS, RELATIONS, SEVERITIES } from '@lakou/contract/record-entries.rules';
import { MOST_IMPORT_RESOURCES } from '@lakou/contract/record-imports.rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsOfKind } from '../record-entries/entry-details.rules.ts';
import { entryAsFhir } from '../record-entries/record-entries-fhir.view.ts';
import { contentKey, findExisting } from './already.rules.ts';
import { parseRecord } from './parse.rules.ts';
import type { NewEntry } from './resources.rules.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const PERSON = {
  resourceType: 'Patient',
  id: 'p',
  name: [{ text: 'Nadège Pierre' }],
  birthDate: '1991-04-02',
};

const bundleOf = (resources: readonly object[], more: object = {}) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
  ...more,
});
function parse(bundle: unknown) {
  const parsed = parseRecord(bundle, NOW);
  if (typeof parsed === 'string') throw new Error(parsed);
  return parsed;
}
const one = (resource: object) => parse(bundleOf([PERSON, resource]));

const words = (most: number) =>
  fc
    .string({ minLength: 1, maxLength: most, unit: fc.constantFrom(...'abcdefé ,.;-àòù0123456789(«') })
    .map((text) => text.trim())
    .filter(Boolean);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const day = fc.constantFrom('1931', '2019', '2020-02', '2024-02-29', '2026-11-14');
const details = fc.record({
  kind: fc.constantFrom(...ENTRY_KINDS),
  text: words(200),
  status: fc.constantFrom('active' as const, 'ended' as const),
  since: maybe(day),
  endedOn: fc.constant(null),
  reaction: maybe(words(200)),
  severity: maybe(fc.constantFrom(...SEVERITIES)),
  dose: maybe(words(60)),
  frequency: maybe(words(60)),
  lot: maybe(words(40)),
  place: maybe(words(120)),
  relation: fc.constantFrom(...RELATIONS),
  note: maybe(words(500)),
  code: maybe(
    fc.record({ system: fc.constantFrom(...CODE_SYSTEMS), value: fc.constantFrom('I10', '115', 'E11.9') }),
  ),
});

const written = (entry: NewEntry, id: string): RecordEntry => ({
  ...entry,
  id,
  patientId: 'p',
  dependentId: null,
  by: { id: 'p', name: 'Nadège Pierre', provider: false },
  importedFrom: null,
  at: NOW.toISOString(),
  createdAt: NOW.toISOString(),
  changedAt: NOW.toISOString(),
});

test('FHIR-1 what we export is read back as the same entries, and is then known to be there', () => {
  fc.assert(
    fc.property(fc.array(details, { minLength: 1, maxLength: 12 }), (all) => {
      const entries = all.map(({ kind, ...sent }) => {
        const system = kind === 'immunization' ? ('cvx' as const) : ('icd10cm' as const);
        const code = sent.code && { ...sent.code, system };
        return { kind, ...fieldsOfKind(kind, { ...sent, code }) };
      });
      const record = entries.map((entry, index) => written(entry, `e${index}`));
      const parsed = parse(bundleOf([PERSON, ...record.map(entryAsFhir)]));
      const once = new Map(entries.map((entry) => [contentKey(entry), entry]));
      expect(parsed.entries.map(({ key, ...entry }) => entry)).toEqual([...once.values()]);
      expect(parsed.left).toEqual([]);
      for (const entry of parsed.entries) expect(findExisting(entry, record)).toBeDefined();
    }),
    { numRuns: 200 },
  );
});

test('FHIR-1 nothing that anybody sends makes the reader fail', () => {
  const resource = fc.object({
    key: fc.constantFrom(
      'resourceType',
      'code',
      'coding',
      'text',
      'reaction',
      'entry',
      'resource',
      'subject',
      'note',
    ),
    values: [
      fc.string(),
      fc.constantFrom('Bundle', 'Condition', 'constructor', 'FamilyMemberHistory'),
      fc.integer(),
    ],
  });
  fc.assert(
    fc.property(fc.array(fc.oneof(resource, fc.anything())), (entry) => {
      parseRecord({ resourceType: 'Bundle', entry }, NOW);
      parseRecord(bundleOf(entry as object[]), NOW);
    }),
  );
});

test.each([
  ['nothing', null, 'import_no_record'],
  ['a list', [], 'import_no_record'],
  ['one resource', PERSON, 'import_no_record'],
  ['an empty bundle', bundleOf([]), 'import_no_record'],
  ['two people', bundleOf([PERSON, { ...PERSON, id: 'q' }]), 'import_several_people'],
  [
    'too much',
    { resourceType: 'Bundle', entry: Array(MOST_IMPORT_RESOURCES + 1).fill({}) },
    'import_too_large',
  ],
])('FHIR-1 %s is refused whole', (_, sent, problem) => {
  expect(parseRecord(sent, NOW)).toBe(problem);
});

test('FHIR-1 a summary of another country: references, parts of names, codes that we do not have', () => {
  const parsed = parse({
    resourceType: 'Bundle',
    type: 'document',
    timestamp: '2026-03-01T10:00:00-05:00',
    entry: [
      {
        fullUrl: 'urn:uuid:c',
        resource: {
          resourceType: 'Composition',
          title: 'Patient Summary',
          date: '2026-02-27',
          subject: { reference: 'urn:uuid:p' },
          author: [{ reference: 'urn:uuid:o' }],
        },
      },
      { fullUrl: 'urn:uuid:o', resource: { resourceType: 'Organization', name: 'Miami General' } },
      {
        fullUrl: 'urn:uuid:p',
        resource: {
          resourceType: 'Patient',
          name: [{ given: ['Nadège'], family: 'Pierre' }],
          birthDate: '1991',
        },
      },
      {
        fullUrl: 'urn:uuid:m',
        resource: { resourceType: 'Medication', code: { coding: [{ display: 'Metformin' }] } },
      },
      {
        resource: {
          resourceType: 'MedicationStatement',
          status: 'active',
          medicationReference: { reference: 'urn:uuid:m' },
          subject: { reference: 'urn:uuid:p' },
          effectiveDateTime: '2025-01-02T08:00:00Z',
        },
      },
      {
        resource: {
          resourceType: 'Condition',
          code: {
            coding: [{ system: 'http://snomed.info/sct', code: '44054006', display: 'Type 2 diabetes' }],
          },
          subject: { reference: 'https://elsewhere.example/fhir/Patient/p' },
          clinicalStatus: { coding: [{ code: 'remission' }] },
        },
      },
    ],
  });
  expect(parsed).toMatchObject({
    source: { name: 'Miami General', date: '2026-02-27' },
    person: { name: 'Nadège Pierre', birthDate: '1991' },
    left: [],
    entries: [
      { kind: 'medicine', text: 'Metformin', since: '2025-01-02', status: 'active', code: null },
      { kind: 'condition', text: 'Type 2 diabetes', status: 'ended', code: null },
    ],
  });
});

test.each([
  ['no name', { resourceType: 'Condition', code: { coding: [{ code: 'x' }] } }, 'no_name'],
  ['a name without end', { resourceType: 'Condition', code: { text: 'x'.repeat(201) } }, 'too_long'],
  [
    'a day that there is not',
    { resourceType: 'Condition', code: { text: 'Flu' }, onsetDateTime: '2026-02-30' },
    'wrong_date',
  ],
  [
    'a day to come',
    { resourceType: 'Condition', code: { text: 'Flu' }, onsetDateTime: '2099' },
    'wrong_date',
  ],
  [
    'the year 0001',
    { resourceType: 'Immunization', vaccineCode: { text: 'Td' }, occurrenceDateTime: '0001-01-01' },
    'wrong_date',
  ],
  [
    'a number for a day',
    { resourceType: 'Condition', code: { text: 'Flu' }, onsetDateTime: 20260101 },
    'wrong_date',
  ],
  [
    'an end before the start',
    { resourceType: 'Condition', code: { text: 'Flu' }, onsetDateTime: '2020', abatementDateTime: '2019' },
    'wrong_date',
  ],
  [
    'what was withdrawn',
    {
      resourceType: 'AllergyIntolerance',
      code: { text: 'Nuts' },
      verificationStatus: { coding: [{ code: 'refuted' }] },
    },
    'withdrawn',
  ],
  [
    'a vaccine not given',
    { resourceType: 'Immunization', vaccineCode: { text: 'Td' }, status: 'not-done' },
    'not_done',
  ],
  [
    'no known allergies',
    {
      resourceType: 'AllergyIntolerance',
      code: { coding: [{ code: 'no-known-allergies', display: 'No known allergies' }] },
    },
    'none_known',
  ],
  [
    'a relative without a name',
    { resourceType: 'FamilyMemberHistory', condition: [{ code: { text: 'Asthma' } }] },
    'no_relative',
  ],
  ['a type without a place', { resourceType: 'CarePlan' }, 'unsupported'],
  ['a type of no standard', { resourceType: 'constructor' }, 'unsupported'],
])('FHIR-1 %s is left out with its reason', (_, resource, reason) => {
  expect(one(resource)).toMatchObject({ entries: [], left: [{ reason, count: 1 }] });
});

test('FHIR-1 what is about somebody else in the bundle is left out', () => {
  const parsed = parse(
    bundleOf([
      { resourceType: 'Composition', subject: { reference: 'Patient/p' } },
      PERSON,
      { resourceType: 'Patient', id: 'mother' },
      { resourceType: 'Condition', code: { text: 'Asthma' }, subject: { reference: 'Patient/mother' } },
    ]),
  );
  expect(parsed).toMatchObject({ entries: [], left: [{ reason: 'other_person' }] });
});

test('FHIR-1 references in a circle end', () => {
  const parsed = one({
    resourceType: 'MedicationStatement',
    status: 'active',
    contained: [
      {
        resourceType: 'Medication',
        id: 'm',
        code: { text: 'Iron' },
        ingredient: [{ itemReference: { reference: '#m' } }],
      },
    ],
    medicationReference: { reference: '#m' },
  });
  expect(parsed.entries).toMatchObject([{ text: 'Iron' }]);
});

test('FHIR-1 a second dose on another day is another vaccine; the same day is the same', () => {
  const [first] = one({
    resourceType: 'Immunization',
    status: 'completed',
    vaccineCode: { text: 'Hepatitis B' },
    occurrenceDateTime: '2026-01-10',
  }).entries;
  if (!first) throw new Error('nothing was found');
  const record = [written(first, 'e')];
  expect(findExisting({ ...first, since: '2026-02-10' }, record)).toBeUndefined();
  expect(findExisting({ ...first, text: 'hepatitis  b', since: '2026-01' }, record)?.id).toBe('e');
});
