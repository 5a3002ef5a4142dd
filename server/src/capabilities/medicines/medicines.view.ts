import { type Medicine as Known, medicineCategories, medicineForms } from '@lakou/content';
import type { ListedMedicine, Medicine, MedicineOffer } from '@lakou/contract/medicines';
import { LANGUAGES, type Language } from '@lakou/i18n';
import { visitMedicine } from '../content-reviews/content-fields.rules.ts';
import type { Published } from '../content-reviews/published.service.ts';
import type { StockLine } from './medicines.store.ts';
import type { OfferRow } from './offers.store.ts';
import { priceOf, priceRangeOf } from './prices.rules.ts';

export function listed(known: Known, lang: Language): ListedMedicine {
  const { slug, generic, brands, names, category, forms } = known;
  const elsewhere = LANGUAGES.filter((other) => other !== lang).map((other) => generic[other]);
  return {
    id: slug,
    name: brands[0] ?? generic[lang],
    genericName: generic[lang],
    brands,
    alsoCalled: [...new Set([...elsewhere, ...names])].filter((name) => name !== generic[lang]),
    category,
    categoryName: medicineCategories()[category]?.[lang] ?? category,
    dosageForms: forms.map((form) => medicineForms()[form]?.[lang] ?? form),
  };
}

/** The full details with their corrections, and the prices of pharmacies. */
export function described(
  known: Known,
  lang: Language,
  stock: readonly StockLine[],
  published: Published,
): Medicine {
  const served = visitMedicine(known, lang, published.servedIn(known.slug, lang));
  return {
    ...listed(known, lang),
    commonUses: served.uses,
    sideEffects: served.sideEffects,
    ...(served.warning !== undefined && { warning: served.warning }),
    pregnancy: { level: known.pregnancy.level, text: served.pregnancy },
    priceRange: priceRangeOf(lang, stock) ?? null,
    availability: stock.map((line) => {
      const price = priceOf(lang, line);
      const { pharmacyId, pharmacyName, city, inStock } = line;
      return { pharmacyId, pharmacyName, city, inStock, ...(price && { price }) };
    }),
    source: known.source,
    ...published.reviewed(known),
  };
}

export const toOffer = (lang: Language, row: OfferRow): MedicineOffer => {
  const { priceCents: _, currency: __, updatedAt, ...shown } = row;
  return { ...shown, price: priceOf(lang, row) ?? null, updatedAt: updatedAt.toISOString() };
};
