import { uuidv7 } from 'uuidv7';
import type { DemoSession } from '#platform/demo-session.ts';

const CLINIC = 'clinic@lakou.test';
const MIRLANDE = 'mirlande.joseph@lakou.test';
const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

interface Seen {
  readonly name: string;
  readonly daysAgo: number;
  readonly born: string;
  readonly gender: 'Female' | 'Male';
  readonly reason: string;
  readonly code: string;
  readonly diagnosis: string;
  readonly plan: string;
  /** Whether the desk was paid in cash. */
  readonly paid: boolean;
}
const SEEN: readonly Seen[] = [
  {
    name: 'Exilien Joseph',
    daysAgo: 19,
    born: '1961-02-11',
    gender: 'Male',
    reason: 'Mal de dos après le travail',
    code: 'M54.5',
    diagnosis: 'Lombalgie',
    plan: 'Repos relatif, paracétamol, revenir si la jambe devient faible.',
    paid: true,
  },
  {
    name: 'Yvrose Dorcé',
    daysAgo: 8,
    born: '1994-09-30',
    gender: 'Female',
    reason: 'Brûlure en urinant',
    code: 'N39.0',
    diagnosis: 'Infection urinaire',
    plan: 'Analyse d’urine, beaucoup d’eau, revenir dans trois jours.',
    paid: true,
  },
  {
    name: 'Kervens Aurélien',
    daysAgo: 1,
    born: '2019-05-04',
    gender: 'Male',
    reason: 'Diarrhée depuis hier',
    code: 'A09',
    diagnosis: 'Diarrhée aiguë sans déshydratation',
    plan: 'Sels de réhydratation orale et zinc, signes de danger expliqués à la mère.',
    paid: false,
  },
];

/** People without an account whom a nurse of the demo's clinic saw, and one who is with her now. */
export async function seedClinicVisits(session: DemoSession, now: Date): Promise<void> {
  const { clinicId } = await session.act<{ clinicId: string }>(CLINIC, now, 'GET /api/auth/session');
  const clinic = `/api/clinics/${clinicId}`;
  const providerId = await session.idOf(MIRLANDE);
  const begin = async (at: Date, name: string, reason: string, more: object) => {
    const sent = { clientId: uuidv7(), name, reason };
    const { id } = await session.act(CLINIC, at, `POST ${clinic}/walk-ins`, sent);
    await session.act(CLINIC, at, `PUT /api/clinics/walk-ins/${id}`, { status: 'called', room: '1' });
    const body = { providerId, ...more };
    return (await session.act(CLINIC, at, `POST /api/clinics/walk-ins/${id}/clinic-visit`, body)).id;
  };
  const codes = await session.act<{ id: string; code: string }[]>(CLINIC, now, `GET ${clinic}/service-codes`);
  const consultation = codes.find(({ code }) => code === 'CONS-GEN')?.id;
  for (const { name, daysAgo, born, gender, reason, code, diagnosis, plan, paid } of SEEN) {
    const at = new Date(now.getTime() - daysAgo * DAY);
    const visitId = await begin(at, name, reason, { dateOfBirth: born, gender });
    const note = { version: 1, reason, assessment: [{ code, text: diagnosis }], plan };
    const ends = new Date(at.getTime() + 20 * MINUTE);
    await session.act(MIRLANDE, ends, `PUT /api/clinics/clinic-visits/${visitId}/note`, note);
    await session.act(MIRLANDE, ends, `POST /api/clinics/clinic-visits/${visitId}/sign`, { version: 2 });
    if (!paid || !consultation) continue;
    const lines = [{ serviceCodeId: consultation, quantity: 1 }];
    const invoice = { clientId: uuidv7(), clinicVisitId: visitId, lines };
    const { id } = await session.act(CLINIC, ends, `POST ${clinic}/invoices`, invoice);
    const cash = { clientId: uuidv7(), tenderedCents: 2000 };
    await session.act(CLINIC, ends, `POST /api/clinics/invoices/${id}/payments`, cash);
  }
  const minutesAgo = new Date(now.getTime() - 12 * MINUTE);
  await begin(minutesAgo, 'Lovelie Saint-Cyr', 'Toux et fièvre', { gender: 'Female' });
}
