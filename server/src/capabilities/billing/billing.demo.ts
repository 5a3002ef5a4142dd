import type { DemoSession } from '#platform/demo-session.ts';

const CLINIC = 'clinic@lakou.test';

/** Code, description, category, last year's price and this year's. */
const SERVICES: readonly (readonly [string, string, string, number, number])[] = [
  ['CONS-GEN', 'Consultation générale', 'Consultation', 12, 15],
  ['CONS-PED', 'Consultation pédiatrique', 'Consultation', 15, 18],
  ['CONS-PREN', 'Consultation prénatale', 'Maternité', 10, 10],
  ['DOM-INF', 'Soins infirmiers à domicile', 'À domicile', 20, 25],
  ['LAB-GLY', 'Glycémie capillaire', 'Laboratoire', 3, 3.5],
  ['LAB-HEMO', 'Hémogramme', 'Laboratoire', 9, 10],
  ['PANS', 'Pansement', 'Soins', 5, 6],
];

/** Who pays how many percent less. */
const BANDS: readonly (readonly [string, number])[] = [
  ['Élèves et étudiants', 25],
  ['Revenu modeste', 40],
  ['Sans revenu', 90],
];

/** What the demo's clinic bills for, with the prices of two years, and its sliding scale. */
export async function seedBilling(session: DemoSession, now: Date): Promise<void> {
  const { clinicId } = await session.act<{ clinicId: string }>(CLINIC, now, 'GET /api/auth/session');
  for (const [name, percent] of BANDS)
    await session.act(CLINIC, now, `POST /api/clinics/${clinicId}/discount-bands`, { name, percent });
  const year = now.getUTCFullYear();
  for (const [code, description, category, before, today] of SERVICES) {
    const service = { code, description, category };
    const { id } = await session.act(CLINIC, now, `POST /api/clinics/${clinicId}/service-codes`, service);
    for (const [price, from] of [
      [before, year - 1],
      [today, year],
    ] as const)
      await session.act(CLINIC, now, `POST /api/clinics/${clinicId}/fee-schedules`, {
        serviceCodeId: id,
        price,
        effectiveDate: `${from}-01-01`,
      });
  }
}
