import { type Medicine as Known, medicineCategories, medicineForms } from '@lakou/content';
import type { ListedMedicine, Medicine, MedicineOffer } from '@lakou/contract/medicines';
import { LANGUAGES, type Language } from '@lakou/i18n';
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

/** The full details, with the prices of pharmacies. */
export function described(known: Known, lang: Language, stock: readonly StockLine[]): Medicine {
  const { uses, sideEffects, warning, pregnancy, source, reviewedBy, reviewedOn } = known;
  return {
    ...listed(known, lang),
    commonUses: uses[lang],
    sideEffects: sideEffects[lang],
    ...(warning && { warning: warning[lang] }),
    pregnancy: { level: pregnancy.level, text: pregnancy.text[lang] },
    priceRange: priceRangeOf(lang, stock) ?? null,
    availability: stock.map((line) => {
      const price = priceOf(lang, line);
      const { pharmacyId, pharmacyName, city, inStock } = line;
      return { pharmacyId, pharmacyName, city, inStock, ...(price && { price }) };
    }),
    source,
    reviewedBy,
    reviewedOn,
  };
}

export const toOffer = (lang: Language, row: OfferRow): MedicineOffer => {
  const { priceCents: _, currency: __, updatedAt, ...shown } = row;
  return { ...shown, price: priceOf(lang, row) ?? null, updatedAt: updatedAt.toISOString() };
};
