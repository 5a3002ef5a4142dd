import type { CommunityPerson } from '@lakou/contract/health-workers';
import { uuidv7 } from 'uuidv7';
import type { DemoSession } from '#platform/demo-session.ts';

const CLINIC = 'clinic@lakou.test';
const SUPERVISOR = 'mirlande.joseph@lakou.test';
const WORKER = { name: 'Loudie Mathurin', email: 'loudie.mathurin@lakou.test', clinicRole: 'Provider' };
const DAY = 24 * 3600 * 1000;
const PEOPLE = '/api/health-workers/people';

interface Visited {
  readonly name: string;
  readonly gender: 'Female' | 'Male';
  readonly born: string;
  readonly commune: string;
  readonly place: string;
  readonly witness: string;
  /** How many days ago, what was measured and told, and in how many days the next one is. */
  readonly visits: readonly (readonly [daysAgo: number, found: object, next: number])[];
}
const VISITED: readonly Visited[] = [
  {
    name: 'Alta Bélizaire',
    gender: 'Female',
    born: '1948-06-02',
    commune: 'Jérémie',
    place: 'Wo ravin nan, kay ble',
    witness: 'Mona Bélizaire',
    visits: [
      [30, { systolic: 152, diastolic: 92, note: 'Li pran grenn nan chak maten.' }, 14],
      [16, { systolic: 146, diastolic: 88, weight: 61 }, 14],
      [2, { systolic: 138, diastolic: 84, note: 'Li mache pi byen.' }, 14],
    ],
  },
  {
    name: 'Roselène Fénelon',
    gender: 'Female',
    born: '2001-03-19',
    commune: 'Abricots',
    place: 'Dèyè lekòl la',
    witness: 'Jocelin Fénelon',
    visits: [
      [21, { pregnant: true, systolic: 118, diastolic: 74, weight: 58.5 }, 14],
      [1, { pregnant: true, systolic: 148, diastolic: 96, signs: ['severe_headache'] }, 1],
    ],
  },
  {
    name: 'Dieuseul Noël',
    gender: 'Male',
    born: '1972-11-27',
    commune: 'Bonbon',
    place: 'Bò larivyè a, anfas legliz',
    witness: 'Sœur Anne-Marie',
    visits: [[9, { glucose: 132, fasting: true, weight: 74 }, 21]],
  },
];

/** A health worker of the demo's clinic, three people without an account, and a danger that waits for an answer. */
export async function seedHealthWorkers(session: DemoSession, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const { clinicId } = await session.act<{ clinicId: string }>(CLINIC, ago(60), 'GET /api/auth/session');
  const staff = { ...WORKER, credentials: 'Ajan sante', clinicId, isClinicStaff: true };
  const { id } = await session.act<{ id: string }>(CLINIC, ago(60), 'POST /api/users', staff);
  const supervisorId = await session.idOf(SUPERVISOR);
  await session.act(CLINIC, ago(60), `PUT /api/clinics/${clinicId}/health-workers/${id}`, { supervisorId });
  for (const { name, gender, born, commune, place, witness, visits } of VISITED) {
    const consent = { language: 'ht', witnessName: witness };
    const sent = { id: uuidv7(), name, gender, dateOfBirth: born, commune, place, consent };
    const person = await session.act<CommunityPerson>(WORKER.email, ago(45), `POST ${PEOPLE}`, sent);
    for (const [daysAgo, found, next] of visits)
      await session.act(WORKER.email, ago(daysAgo), `POST ${PEOPLE}/${person.id}/visits`, {
        id: uuidv7(),
        at: ago(daysAgo).toISOString(),
        nextVisit: day(ago(daysAgo - next)),
        ...found,
      });
  }
}
