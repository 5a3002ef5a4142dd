import type { RecordEntry } from '@lakou/contract/record-entries';
import { LANGUAGES, type Language } from '@lakou/i18n';
import { expect, test } from 'vitest';
import { doctorPageOf } from './doctor-page.view.ts';
import { drawDoctorPage } from './doctor-page-pdf.view.ts';
import { summaryOf } from './summary.view.ts';

const AT = new Date('2026-11-15T12:00:00Z');
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
const entry = (kind: RecordEntry['kind'], text: string, more: Partial<RecordEntry> = {}): RecordEntry => ({
  id: text,
  patientId: 'p',
  dependentId: null,
  kind,
  text,
  code: null,
  status: 'active',
  since: null,
  endedOn: null,
  reaction: null,
  severity: null,
  dose: null,
  frequency: null,
  lot: null,
  place: null,
  relation: null,
  note: null,
  by: { id: 'd', name: 'Dr Mirlande', provider: true },
  importedFrom: null,
  at: AT.toISOString(),
  createdAt: AT.toISOString(),
  changedAt: AT.toISOString(),
  ...more,
});
const NOTHING = { entries: [], times: new Map<string, string[]>(), measured: [], labs: [], visits: [] };
const pageOf = (given: Partial<Parameters<typeof doctorPageOf>[0]>) =>
  doctorPageOf({ person: PERSON, ...NOTHING, language: 'fr', at: AT, ...given });
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

test('SUM-1 allergies come first, then medicines with when they are taken; headings in both languages', () => {
  const page = pageOf({
    entries: [
      entry('medicine', 'Amlodipine 5 mg', { dose: '1 comprimé', frequency: 'matin et soir' }),
      entry('medicine', 'Enalapril', { status: 'ended' }),
      entry('allergy', 'Poussière', { severity: 'mild' }),
      entry('allergy', 'Latex'),
      entry('allergy', 'Pénicilline', { severity: 'severe', reaction: 'Boutons' }),
    ],
    times: new Map([['Amlodipine 5 mg', ['20:00', '08:00']]]),
    labs: [
      { at: AT, test: 'hemoglobin', name: 'Hemoglobin', value: '9.1', unit: 'g/dL', flag: 'low' },
      { at: AT, test: null, name: 'Ferritin', value: 'positive', unit: null, flag: 'high' },
    ],
  });
  expect(page.sections.map(({ name }) => name).slice(0, 3)).toEqual(['allergy', 'medicine', 'condition']);
  expect(page.sections[0]).toMatchObject({
    title: ['Allergies', 'Alèji'],
    lines: ['Pénicilline: grave · Boutons', 'Latex', 'Poussière: légère'],
  });
  expect(page.sections[1]?.lines).toEqual(['Amlodipine 5 mg: 1 comprimé · à 08:00, 20:00']);
  expect(page.sections[4]?.lines).toEqual([
    '15 novembre 2026: Hémoglobine 9,1 g/dL (Bas)',
    '15 novembre 2026: Ferritin positif (Élevé)',
  ]);
  expect(page.facts[1]).toEqual({ label: ['Âge', 'Laj'], value: '35 ans' });
  expect(pageOf({ language: 'ht' }).sections[0]?.title).toEqual(['Alèji', undefined]);
  const baby = { ...PERSON, dateOfBirth: '2025-12-14' };
  expect(pageOf({ person: baby }).facts[1]?.value).toBe('11 mois');
});

test('FAM-8 both papers name the blood group that the family says', () => {
  const person = { ...PERSON, bloodGroup: 'O-' } as const;
  expect(pageOf({ person }).facts.map(({ label, value }) => [label[0], value])).toContainEqual([
    'Groupe sanguin (selon la famille)',
    'O-',
  ]);
  const given = { person, entries: [], measured: [], visits: [], language: 'ht', at: AT } as const;
  expect(summaryOf(given).facts).toContainEqual(['Gwoup san (dapre fanmi an)', 'O-']);
});

test.each(LANGUAGES.flatMap((language) => [0, 3, 100].map((count) => [count, language] as const)))(
  'SUM-1 with %i entries of each kind it is one page, %s',
  async (count: number, language: Language) => {
    const each = (kind: RecordEntry['kind']) =>
      Array.from({ length: count }, (_, n) =>
        entry(kind, `${'Wide Word '.repeat(15)}${n}`, { note: 'x'.repeat(500), reaction: 'Itching' }),
      );
    const person = {
      ...PERSON,
      bloodGroup: 'AB-' as const,
      name: 'Marie-Josèphe '.repeat(14),
      emergencyContact: { name: 'R'.repeat(200) },
    };
    const page = pageOf({
      person,
      language,
      entries: (['allergy', 'condition', 'medicine', 'immunization'] as const).flatMap(each),
      labs: Array.from({ length: Math.min(count, 12) }, () => ({
        at: AT,
        test: null,
        name: 'Haemoglobin '.repeat(8),
        value: '7',
        unit: 'g/dL',
        flag: 'critical_low' as const,
      })),
    });
    expect(pagesOf(await drawDoctorPage(page, AT))).toBe(1);
  },
);
