import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { type NewPharmacy, openPharmacies } from './medicines.service.ts';

/**
 * The approximate price of a usual pack: in gourdes, and in cents of a dollar. Invented, of a
 * likely size.
 */
const PRICES: Readonly<Record<string, readonly [gourdes: number, usCents: number]>> = {
  paracetamol: [75, 499],
  ibuprofen: [100, 599],
  aspirin: [60, 399],
  diclofenac: [125, 1099],
  amoxicillin: [250, 899],
  'amoxicillin-clavulanic-acid': [900, 1899],
  azithromycin: [450, 1299],
  cefalexin: [500, 1199],
  ciprofloxacin: [300, 999],
  cotrimoxazole: [150, 799],
  doxycycline: [200, 1099],
  metronidazole: [150, 899],
  chloroquine: [125, 2499],
  'artemether-lumefantrine': [650, 4999],
  albendazole: [50, 2999],
  ivermectin: [175, 3499],
  fluconazole: [150, 899],
  clotrimazole: [225, 749],
  amlodipine: [250, 799],
  losartan: [350, 899],
  hydrochlorothiazide: [150, 599],
  enalapril: [225, 799],
  atenolol: [200, 699],
  atorvastatin: [500, 999],
  furosemide: [150, 599],
  metformin: [300, 699],
  glibenclamide: [200, 899],
  'insulin-nph': [1200, 2499],
  'insulin-70-30': [1250, 2499],
  salbutamol: [450, 2999],
  prednisolone: [175, 799],
  cetirizine: [150, 699],
  loratadine: [150, 799],
  omeprazole: [250, 899],
  'oral-rehydration-salts': [25, 599],
  'zinc-sulfate': [100, 799],
  loperamide: [125, 599],
  'ferrous-sulfate': [150, 599],
  'folic-acid': [75, 499],
  'iron-folic-acid': [175, 699],
  'multivitamin-prenatal': [600, 1299],
  permethrin: [550, 1599],
  'vitamin-c': [150, 599],
};

interface Shop extends Omit<NewPharmacy, 'shelf' | 'currency'> {
  /** Its price level in percent. */
  percent: number;
  /** Every n-th medicine of the list is out of stock. */
  soldOut: number;
  /** A small shop has only the first medicines of the list. */
  lines?: number;
}

const SHOPS: readonly Shop[] = [
  {
    id: '01900000-0030-7000-8000-000000000001',
    name: 'Pharmacie Bon Berger (demo)',
    city: 'Jacmel',
    country: 'HT',
    percent: 100,
    soldOut: 6,
  },
  {
    id: '01900000-0030-7000-8000-000000000002',
    name: 'Famasi Lakay (demo)',
    city: 'Delmas',
    country: 'HT',
    percent: 120,
    soldOut: 9,
  },
  {
    id: '01900000-0030-7000-8000-000000000003',
    name: 'Pharmacie du Marché (demo)',
    city: 'Cap-Haïtien',
    country: 'HT',
    percent: 90,
    soldOut: 4,
    lines: 30,
  },
  {
    id: '01900000-0030-7000-8000-000000000004',
    name: 'Flamingo Pharmacy (demo)',
    city: 'Miami, Florida',
    country: 'US',
    percent: 100,
    soldOut: 13,
  },
  {
    id: '01900000-0030-7000-8000-000000000005',
    name: 'Palm Street Drugs (demo)',
    city: 'Orlando, Florida',
    country: 'US',
    percent: 85,
    soldOut: 11,
  },
];

function opened({ percent, soldOut, lines, ...shop }: Shop): NewPharmacy {
  const haitian = shop.country === 'HT';
  // Prices in gourdes are multiples of five, as cash requires.
  const cents = ([gourdes, usCents]: readonly [number, number]) =>
    haitian ? Math.round((gourdes * percent) / 500) * 500 : Math.round((usCents * percent) / 100);
  const shelf = Object.entries(PRICES)
    .slice(0, lines)
    .map(([medicine, price], index) => ({
      medicine,
      inStock: (index + 1) % soldOut !== 0,
      priceCents: cents(price),
    }));
  return { ...shop, currency: haitian ? 'HTG' : 'USD', shelf };
}

/** Inserts invented pharmacies. */
export async function openDemoPharmacies({ db, clock }: Platform): Promise<void> {
  const grant = systemGrant('pharmacies:stock', { db, at: clock.now(), requestId: 'demo' });
  await openPharmacies(grant, SHOPS.map(opened));
}
