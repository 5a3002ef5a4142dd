import { findMedicine, medicines, searchMedicines } from '@lakou/content';
import type { ListedMedicine, Medicine, MedicineOffer, OfferSearch } from '@lakou/contract/medicines';
import type { Currency, Language } from '@lakou/i18n';
import { inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { readPublished } from '../content-reviews/published.service.ts';
import {
  listStock,
  type Pharmacy,
  type PharmacyGrant,
  type PharmacyStock,
  savePharmacy,
  savePharmacyStock,
} from './medicines.store.ts';
import { described, listed, toOffer } from './medicines.view.ts';
import { listOffers } from './offers.store.ts';

interface MedicineQuery {
  q: string;
  category: string;
  lang: Language;
  limit: number;
  after?: string | undefined;
}

/** The results after the given one, one more than the page size when there are more. */
export function findListed({ q, category, lang, limit, after }: MedicineQuery): ListedMedicine[] {
  const found = searchMedicines(q, lang, category);
  const start = after === undefined ? 0 : found.findIndex(({ slug }) => slug === after) + 1;
  return found.slice(start, start + limit + 1).map((known) => listed(known, lang));
}

export async function getMedicine(
  grant: PublicGrant<'medicines:read'>,
  id: string,
  lang: Language,
): Promise<Medicine> {
  const known = findMedicine(id) ?? fail('not_found');
  return described(known, lang, await listStock(grant, id), await readPublished(grant, 'medicines'));
}

export async function listMedicines(
  grant: PublicGrant<'medicines:read'>,
  lang: Language,
): Promise<Medicine[]> {
  const stock = Map.groupBy(await listStock(grant), ({ medicine }) => medicine);
  const published = await readPublished(grant, 'medicines');
  return medicines().map((known) => described(known, lang, stock.get(known.slug) ?? [], published));
}

/** One more than the page size when there are more. */
export async function readOffers(
  grant: PublicGrant<'medicines:read'>,
  id: string,
  query: OfferSearch,
  verifiedOnly: boolean,
): Promise<MedicineOffer[]> {
  if (!findMedicine(id)) fail('not_found');
  const offers = await listOffers(grant, { ...query, medicine: id, verifiedOnly });
  return offers.map((offer) => toOffer(query.lang, offer));
}

export interface NewPharmacy extends Pharmacy {
  currency: Currency;
  shelf: readonly PharmacyStock[];
}

/** Inserts pharmacies with their stock. */
export async function openPharmacies(
  grant: PharmacyGrant,
  pharmacies: readonly NewPharmacy[],
): Promise<void> {
  await inTransaction(grant, async (tx) => {
    for (const { currency, shelf, ...pharmacy } of pharmacies) {
      await savePharmacy(tx, pharmacy);
      await savePharmacyStock(tx, pharmacy.id, currency, shelf);
    }
  });
}
