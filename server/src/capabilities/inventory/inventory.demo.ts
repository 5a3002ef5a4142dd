import type { DemoSession } from '#platform/demo-session.ts';

const CLINIC = 'clinic@lakou.test';
const DAY = 24 * 3600 * 1000;

/** What patients may know: the medicine of the directory, and the price of one unit in cents of a gourde. */
const SHOWN: Readonly<Record<string, readonly [medicine: string, priceCents: number]>> = {
  'PARA-500': ['paracetamol', 500],
  'AMOX-500': ['amoxicillin', 1500],
  'SRO-1L': ['oral-rehydration-salts', 2500],
  'AMLO-5': ['amlodipine', 1000],
  'ENAL-10': ['enalapril', 800],
};

/** Name, SKU, unit, supplier, first stock, reorder point, what was dispensed since. */
const ITEMS: readonly (readonly [string, string, string, string, number, number, number])[] = [
  ['Paracétamol 500 mg', 'PARA-500', 'comprimé', 'PROMESS', 2000, 500, 640],
  ['Amoxicilline 500 mg', 'AMOX-500', 'gélule', 'PROMESS', 1200, 400, 815],
  ['Sels de réhydratation orale', 'SRO-1L', 'sachet', 'PROMESS', 300, 150, 188],
  ['Chlorure de sodium 0,9 % 1 L', 'NACL-1L', 'poche', 'PROMESS', 60, 20, 22],
  ['Gants d’examen M', 'GANT-M', 'boîte de 100', 'Farmatrix', 45, 15, 18],
  ['Test rapide malaria', 'TDR-MAL', 'test', 'MSPP', 200, 75, 96],
  ['Amlodipine 5 mg', 'AMLO-5', 'comprimé', 'PROMESS', 900, 300, 260],
  ['Énalapril 10 mg', 'ENAL-10', 'comprimé', 'PROMESS', 600, 200, 180],
  ['Compresses stériles 10 × 10', 'COMP-10', 'paquet', 'Farmatrix', 150, 50, 61],
];

/** The number of a lot, how much of it came, and in how many days it ends. */
const LOTS: Readonly<Record<string, readonly [number: string, quantity: number, days: number]>> = {
  'PARA-500': ['PX-2291', 200, 24],
  'AMLO-5': ['AM-0418', 120, 310],
};

/** The stock room of the demo's clinic, as two weeks of work left it. */
export async function seedInventory(session: DemoSession, now: Date): Promise<void> {
  const { clinicId } = await session.act<{ clinicId: string }>(CLINIC, now, 'GET /api/auth/session');
  const opened = new Date(now.getTime() - 14 * DAY);
  for (const [name, sku, unitOfMeasure, supplier, currentStock, reorderPoint, gone] of ITEMS) {
    const [medicine = null, publicPriceCents = null] = SHOWN[sku] ?? [];
    const item = {
      name,
      sku,
      unitOfMeasure,
      supplier,
      currentStock,
      reorderPoint,
      medicine,
      publicPriceCents,
    };
    const { id } = await session.act(CLINIC, opened, `POST /api/clinics/${clinicId}/inventory`, item);
    const change = { change: -gone, reason: 'dispensed' };
    await session.act(
      CLINIC,
      new Date(now.getTime() - DAY),
      `POST /api/clinics/inventory/${id}/movements`,
      change,
    );
    const [number, quantity, days] = LOTS[sku] ?? [];
    if (number && quantity && days)
      await session.act(
        CLINIC,
        new Date(now.getTime() - DAY / 2),
        `POST /api/clinics/inventory/${id}/movements`,
        {
          change: quantity,
          reason: 'received',
          lot: { number, expiresOn: new Date(now.getTime() + days * DAY).toISOString().slice(0, 10) },
        },
      );
  }
}
