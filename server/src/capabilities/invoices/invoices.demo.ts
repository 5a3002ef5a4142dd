import { uuidv7 } from 'uuidv7';
import type { DemoSession } from '#platform/demo-session.ts';

const CLINIC = 'clinic@lakou.test';
const HOUR = 3600 * 1000;

/** Who, for which services, and what they gave at the desk in cents. */
const WRITTEN: readonly (readonly [string, readonly string[], number])[] = [
  ['Célianne Noël', ['CONS-GEN', 'LAB-HEMO'], 0],
  ['Ti-Jean Dieudonné', ['CONS-PED'], 0],
  ['Marie-Lourdes Fleurant', ['PANS', 'LAB-GLY'], 2000],
];

/** Who gets hers in the app, because she had visits with the clinic. */
const NADEGE = 'Nadège Pierre';

/** What the demo's clinic wrote and took in today. */
export async function seedInvoices(session: DemoSession, now: Date): Promise<void> {
  const { clinicId } = await session.act<{ clinicId: string }>(CLINIC, now, 'GET /api/auth/session');
  const codes = await session.act<{ id: string; code: string }[]>(
    CLINIC,
    now,
    `GET /api/clinics/${clinicId}/service-codes`,
  );
  const at = new Date(now.getTime() - 2 * HOUR);
  for (const [name, services, tenderedCents] of WRITTEN) {
    const lines = codes
      .filter(({ code }) => services.includes(code))
      .map(({ id }) => ({ serviceCodeId: id, quantity: 1 }));
    const sent = { clientId: uuidv7(), name, lines };
    const { id } = await session.act<{ id: string }>(
      CLINIC,
      at,
      `POST /api/clinics/${clinicId}/invoices`,
      sent,
    );
    const paid = { clientId: uuidv7(), tenderedCents };
    if (tenderedCents > 0) await session.act(CLINIC, at, `POST /api/clinics/invoices/${id}/payments`, paid);
  }
  const patients = await session.act<{ id: string; name: string }[]>(
    CLINIC,
    now,
    `GET /api/clinics/${clinicId}/patients?q=${encodeURIComponent(NADEGE)}`,
  );
  const [glucose] = codes.filter(({ code }) => code === 'LAB-GLY');
  const nadege = patients.find(({ name }) => name === NADEGE);
  if (!nadege || !glucose) return;
  await session.act(CLINIC, at, `POST /api/clinics/${clinicId}/invoices`, {
    clientId: uuidv7(),
    clinicPatientId: nadege.id,
    lines: [{ serviceCodeId: glucose.id, quantity: 1 }],
  });
}
