import type { Dependent } from '@lakou/contract/family';
import type { LabRequest, LabStatus, SentLabValue } from '@lakou/contract/labs';
import type { DemoSession } from '#platform/demo-session.ts';
import type { Platform } from '#platform/platform.ts';

const DAY_MS = 24 * 3600 * 1000;
const HOUR_MS = 3600 * 1000;
const NADEGE = 'patient@lakou.test';
const CLAUDEL = 'provider@lakou.test';
const MIRLANDE = 'mirlande.joseph@lakou.test';

interface Planned {
  readonly daysAgo: number;
  readonly testType: 'blood' | 'urine';
  readonly tests: readonly string[];
  /** The first name of the dependent, when it is not for the patient. */
  readonly for?: string;
  readonly by: string;
  readonly note?: string;
  /** How far it came; a result completes it. */
  readonly until?: LabStatus;
  readonly values?: readonly SentLabValue[];
  readonly comment?: string;
}

const value = (test: string, result: number | string, unit?: string): SentLabValue => ({
  test,
  value: result,
  ...(unit && { unit }),
});

const count = (hemoglobin: number, white: number, platelets: number) => [
  value('hemoglobin', hemoglobin, 'g/dL'),
  value('hematocrit', Math.round(hemoglobin * 3), '%'),
  value('white_cells', white, '10*3/uL'),
  value('platelets', platelets, '10*3/uL'),
  value('mcv', 82, 'fL'),
];
const diabetes = (fasting: number, a1c: number) => [
  value('glucose_fasting', fasting, 'mg/dL'),
  value('hba1c', a1c, '%'),
];

/** Invented; those who enter results had visits with the person before. */
const PLANNED: readonly Planned[] = [
  {
    daysAgo: 330,
    testType: 'blood',
    tests: ['complete_blood_count'],
    by: CLAUDEL,
    values: count(10.6, 6.8, 248),
    comment: 'Mild anemia. Iron and folic acid, then another count.',
  },
  {
    daysAgo: 329,
    testType: 'blood',
    tests: ['diabetes_panel'],
    by: CLAUDEL,
    values: diabetes(108, 5.9),
  },
  {
    daysAgo: 150,
    for: 'Rose-Andrée',
    testType: 'blood',
    tests: ['metabolic_panel'],
    by: MIRLANDE,
    values: [
      value('sodium', 139, 'mmol/L'),
      value('potassium', 4.6, 'mmol/L'),
      value('chloride', 103, 'mmol/L'),
      value('bicarbonate', 25, 'mmol/L'),
      value('urea_nitrogen', 24, 'mg/dL'),
      value('creatinine', 1.3, 'mg/dL'),
      value('glucose', 118, 'mg/dL'),
      value('calcium', 9.2, 'mg/dL'),
    ],
  },
  {
    daysAgo: 95,
    testType: 'blood',
    tests: ['complete_blood_count', 'lipid_panel'],
    by: CLAUDEL,
    values: [
      ...count(11.4, 7.1, 262),
      value('cholesterol', 212, 'mg/dL'),
      value('hdl', 54, 'mg/dL'),
      value('ldl', 134, 'mg/dL'),
      value('triglycerides', 121, 'mg/dL'),
    ],
    comment: 'Hemoglobin is rising. Keep taking the iron.',
  },
  {
    daysAgo: 6,
    testType: 'urine',
    tests: ['urinalysis'],
    by: CLAUDEL,
    values: [
      value('urine_gravity', 1.018),
      value('urine_ph', 6),
      value('urine_protein', 'negative'),
      value('urine_glucose', 'negative'),
      value('urine_nitrite', 'negative'),
      value('urine_leukocytes', 'trace'),
    ],
  },
  { daysAgo: 2, testType: 'blood', tests: ['malaria'], by: CLAUDEL, until: 'processing' },
  { daysAgo: 1, for: 'Rose-Andrée', testType: 'blood', tests: ['kidney_panel'], by: MIRLANDE },
];

async function play(session: DemoSession, planned: Planned, at: Date, dependentId: string | undefined) {
  const { by, testType, tests, values, comment, until } = planned;
  const later = (hours: number) => new Date(at.getTime() + hours * HOUR_MS);
  const asked = await session.act<LabRequest>(NADEGE, at, 'POST /api/data/labs/requests', {
    patientId: await session.idOf(NADEGE),
    testType,
    tests,
    ...(dependentId && { dependentId }),
  });
  if (!values && !until) return;
  const move = (hours: number, status: LabStatus) =>
    session.act(by, later(hours), `PUT /api/data/labs/requests/${asked.id}/status`, { status });
  await move(3, 'sample_collected');
  await move(4, 'processing');
  if (values)
    await session.act(by, later(9), 'POST /api/data/labs/results', {
      requestId: asked.id,
      values,
      ...(comment && { summary: comment }),
    });
  // She has read what is older than a week.
  if (values && planned.daysAgo > 7)
    await session.act(NADEGE, later(20), 'POST /api/notifications/read', { subjectId: asked.id });
}

/** A year of tests of the demo patient and her mother. */
export async function seedLabs(session: DemoSession, { clock }: Platform): Promise<void> {
  const now = clock.now();
  const { dependents } = await session.act<{ dependents: Dependent[] }>(
    NADEGE,
    now,
    `GET /api/users/${await session.idOf(NADEGE)}`,
  );
  for (const planned of PLANNED) {
    const of = planned.for;
    const dependent = of ? dependents.find(({ name }) => name.startsWith(of)) : undefined;
    await play(session, planned, new Date(now.getTime() - planned.daysAgo * DAY_MS), dependent?.id);
  }
}
