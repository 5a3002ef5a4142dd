import type { Dependent } from '@lakou/contract/family';
import type { DemoSession } from '#platform/demo-session.ts';

const NADEGE = 'patient@lakou.test';
const DOCTOR = 'provider@lakou.test';
const DAY = 24 * 3600 * 1000;
/** The pills that her pressure comes down with. */
const STARTED = /^Amlodipine/;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Hers, her son's and her mother's, by the first name of whom they are about. */
const ENTRIES: readonly (readonly [
  string | null,
  { readonly text: string; readonly [field: string]: string },
])[] = [
  [
    null,
    {
      kind: 'allergy',
      text: 'Penisilin',
      reaction: 'Bouton sou po, figi anfle',
      severity: 'severe',
      since: '2011',
    },
  ],
  [null, { kind: 'allergy', text: 'Pistach', reaction: 'Bouton sou po', severity: 'mild', since: '2004' }],
  [null, { kind: 'condition', text: 'Tansyon wo', since: '2024-03' }],
  [null, { kind: 'condition', text: 'Chikungunya', since: '2014-06', endedOn: '2014-09', status: 'ended' }],
  [
    null,
    {
      kind: 'medicine',
      text: 'Amlodipine 5 mg',
      dose: '1 grenn',
      frequency: 'chak maten',
    },
  ],
  [null, { kind: 'medicine', text: 'Paracétamol 500 mg', dose: '1–2 grenn', frequency: 'lè tèt fè mal' }],
  [null, { kind: 'immunization', text: 'Tetanòs–difteri (dT)', since: '2022-02-11', lot: 'TD22-0418' }],
  [null, { kind: 'immunization', text: 'COVID-19', since: '2021-09-03' }],
  [null, { kind: 'procedure', text: 'Sezaryèn', since: '2019-04-02' }],
  [null, { kind: 'family_history', text: 'Dyabèt', relation: 'mother' }],
  [null, { kind: 'family_history', text: 'Konjesyon serebral', relation: 'grandparent' }],
  ['Jozèf', { kind: 'condition', text: 'Opresyon', since: '2023-01' }],
  [
    'Jozèf',
    { kind: 'medicine', text: 'Salbutamol', dose: '2 pouse', frequency: 'lè li oprese', since: '2023-01' },
  ],
  ['Jozèf', { kind: 'immunization', text: 'BCG', since: '2019-04-05' }],
  ['Jozèf', { kind: 'immunization', text: 'Lawoujòl–ribeyòl (RR)', since: '2020-01-14', lot: 'RR-19-77' }],
  [
    'Rose-Andrée',
    { kind: 'allergy', text: 'Aspirin', reaction: 'Vant fè mal, san nan poupou', severity: 'moderate' },
  ],
  ['Rose-Andrée', { kind: 'condition', text: 'Dyabèt tip 2', since: '2012' }],
  [
    'Rose-Andrée',
    { kind: 'medicine', text: 'Metformine 850 mg', dose: '1 grenn', frequency: '2 fwa pa jou' },
  ],
];

/** The record of the demo patient and her family; her doctor added what he found. */
export async function seedEntries(session: DemoSession, now: Date): Promise<void> {
  const me = await session.idOf(NADEGE);
  const family = await session.act<Dependent[]>(NADEGE, now, `GET /api/users/${me}/dependents`);
  const idOf = (first: string) => family.find(({ name }) => name.startsWith(first))?.id;
  const written = new Date(now.getTime() - 20 * DAY);
  for (const [of, entry] of ENTRIES)
    await session.act(NADEGE, written, `POST /api/records/${me}/entries`, {
      ...entry,
      ...(STARTED.test(entry.text) && { since: dayOf(written) }),
      ...(of && { dependentId: idOf(of) }),
      confirmDuplicate: true,
    });
  await session.act(DOCTOR, now, `POST /api/records/${me}/entries`, {
    kind: 'condition',
    text: 'Anémie ferriprive',
    since: dayOf(now).slice(0, 7),
    code: { system: 'icd10cm', value: 'D50.9' },
    confirmDuplicate: true,
  });
}
