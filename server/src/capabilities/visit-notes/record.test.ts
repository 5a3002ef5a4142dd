import { expect, test } from 'vitest';
import { wayToTake } from '../prescriptions/paper.view.ts';
import { toDocumentReference } from './visit-notes-fhir.view.ts';

const ROW = {
  id: 'n1',
  subjectId: 'p1',
  bookingId: 'b1',
  authorName: 'Dr Claudel',
  signedAt: new Date('2026-11-15T12:00:00Z'),
  changedAt: new Date('2026-11-15T12:00:00Z'),
  sections: {
    reason: 'Tansyon',
    history: '',
    findings: 'TA 148/94',
    assessment: [{ code: 'I10', text: 'HTA' }],
    plan: 'Mwens sèl',
  },
  addenda: ['Potasyòm nòmal'],
};

test('PROV-4 a signed note goes out as a document with its visit', () => {
  const document = toDocumentReference(ROW);
  expect(document).toMatchObject({
    resourceType: 'DocumentReference',
    docStatus: 'amended',
    subject: { reference: 'Patient/p1' },
    context: { encounter: [{ reference: 'Encounter/b1' }] },
  });
  const [{ attachment }] = document.content as [{ attachment: { data: string } }];
  expect(Buffer.from(attachment.data, 'base64').toString()).toBe(
    'Reason\nTansyon\n\nFindings\nTA 148/94\n\nAssessment\nI10 HTA\n\nPlan\nMwens sèl\n\nAddendum\nPotasyòm nòmal',
  );
});

test('PROV-4 how to take a medicine is a sentence in each language', () => {
  const pill = {
    drug: 'Enalapril 20 mg',
    form: 'tablet',
    dose: 2,
    frequency: 'three_daily',
    durationDays: 7,
    quantity: null,
    instructions: 'Ak manje',
    refills: 0,
  } as const;
  expect(wayToTake('ht', pill)).toBe('2 grenn, 3 fwa pa jou, pandan 7 jou. Ak manje');
  expect(wayToTake('fr', { ...pill, dose: 1.5, durationDays: 1 })).toBe(
    '1,5 comprimé, 3 fois par jour, pendant 1 jour. Ak manje',
  );
  expect(wayToTake('en', { ...pill, durationDays: null, instructions: null })).toBe(
    '2 tablets, 3 times a day',
  );
});
