import type { Booking } from '@lakou/contract/bookings';
import type { VisitNote } from '@lakou/contract/visit-notes';
import type { DemoSession } from '#platform/demo-session.ts';

const NADEGE = 'patient@lakou.test';
const CLAUDEL = 'provider@lakou.test';
const CLINIC = 'clinic@lakou.test';
const MINUTE = 60_000;

const ENALAPRIL = {
  drug: 'Enalapril 10 mg',
  form: 'tablet',
  dose: 1,
  frequency: 'morning',
  durationDays: 30,
  quantity: 30,
  instructions: null,
  refills: 2,
};

/** By visit, the oldest first. What the patient is to do is written in her language. */
const NOTES = [
  {
    reason: 'Contrôle de la tension. Maux de tête le matin depuis 2 semaines.',
    history: 'HTA chez la mère. Pas de tabac. Sel ajouté à table.',
    findings: 'TA 148/94, pouls 82. Cœur régulier, poumons clairs. Pas d’œdème.',
    assessment: [{ code: 'I10', text: 'Hypertension artérielle essentielle' }],
    plan: 'Mezire tansyon an chak maten ak chak swa, epi ekri chif yo. Mete mwens sèl nan manje. Mache 20 minit pa jou.',
    prescribed: [ENALAPRIL],
  },
  {
    reason: 'Suivi de la tension par vidéo.',
    history: 'Prend l’énalapril chaque matin. Moins de maux de tête.',
    findings: 'TA à la maison 137/87 en moyenne sur 7 jours.',
    assessment: [{ code: 'I10', text: 'Hypertension artérielle, en amélioration' }],
    plan: 'Kontinye menm medikaman an. Si chif la depase 160 sou 100, rele mwen menm jou a. Retounen nan 4 semèn.',
    prescribed: [],
  },
];

/** Two signed notes of the demo patient, and what the first one prescribes. */
export async function seedVisitNotes(session: DemoSession, now: Date): Promise<void> {
  const [me, author] = [await session.idOf(NADEGE), await session.idOf(CLAUDEL)];
  const all = await session.act<Booking[]>(NADEGE, now, `GET /api/data/bookings/user/${me}`);
  const visits = all
    .filter((one) => one.providerId === author && one.status === 'completed' && !one.dependentId)
    .sort((a, b) => a.dateTime.localeCompare(b.dateTime));
  for (const [index, note] of NOTES.entries()) {
    const visit = visits[index];
    if (!visit) continue;
    const at = new Date(new Date(visit.dateTime).getTime() + 30 * MINUTE);
    const started = `POST /api/data/health/visit-notes/${me}`;
    const { id } = await session.act(CLAUDEL, at, started, { bookingId: visit.id });
    const saved = await session.act<VisitNote>(CLAUDEL, at, `PUT /api/visit-notes/${id}`, {
      ...note,
      version: 1,
    });
    await session.act(CLAUDEL, at, `POST /api/visit-notes/${id}/sign`, { version: saved.version });
    await session.act(NADEGE, now, 'POST /api/notifications/read', { subjectId: id });
  }
  await sendToPharmacy(session, now, me);
}

/** The clinic has the patient's prescription to prepare. */
async function sendToPharmacy(session: DemoSession, now: Date, me: string): Promise<void> {
  const { clinicId } = await session.act<{ clinicId: string }>(CLINIC, now, 'GET /api/auth/session');
  const prescribed = `GET /api/data/health/prescriptions/${me}?limit=1`;
  const [first] = await session.act<{ id: string }[]>(NADEGE, now, prescribed);
  if (!first) return;
  const order = {
    pharmacyId: clinicId,
    way: 'pickup',
    phone: '+509 3712 3456',
    note: 'Mwen ap pase samdi maten.',
  };
  const at = new Date(now.getTime() - 3 * 60 * MINUTE);
  await session.act(NADEGE, at, `POST /api/prescriptions/${first.id}/pharmacy-orders`, order);
}
