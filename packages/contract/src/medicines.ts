import { z } from 'zod';
import { STOCK_LEVELS } from './inventory.rules.ts';
import type { Contract } from './kit.ts';
import { PREGNANCY_LEVELS } from './medicines.rules.ts';
import { Provenance } from './passages.ts';
import { LONGEST_SEARCH } from './primitives.rules.ts';
import { Id, Language, Page } from './primitives.ts';

export const PregnancyLevel = z.enum(PREGNANCY_LEVELS);
export type PregnancyLevel = z.infer<typeof PregnancyLevel>;

/** A medicine in a list, in one language. */
export const ListedMedicine = z.object({
  /** Never changes: the stock of pharmacies refers to it. */
  id: z.string(),
  /** The best known brand; the generic name when there is none. */
  name: z.string(),
  genericName: z.string(),
  brands: z.array(z.string()),
  /** Other search words, in any of the three languages. */
  alsoCalled: z.array(z.string()),
  category: z.string(),
  categoryName: z.string(),
  dosageForms: z.array(z.string()),
});
export type ListedMedicine = z.infer<typeof ListedMedicine>;

export const Availability = z.object({
  pharmacyId: Id,
  pharmacyName: z.string(),
  city: z.string(),
  inStock: z.boolean(),
  /**
   * For the usual pack, as text in the requested language; absent when the pharmacy lists no price.
   */
  price: z.string().optional(),
});
export type Availability = z.infer<typeof Availability>;

/** A place that has a medicine, or usually does. */
export const MedicineOffer = z.object({
  id: Id,
  placeName: z.string(),
  /** Whose public page tells more; null for a pharmacy without one. */
  clinicId: Id.nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  /** As the place calls what it sells, with the unit that the price is for. */
  itemName: z.string().nullable(),
  unitOfMeasure: z.string().nullable(),
  level: z.enum(STOCK_LEVELS),
  /** As text in the requested language; null when none is shown. */
  price: z.string().nullable(),
  /** When the place last changed what it says. */
  updatedAt: z.string(),
});
export type MedicineOffer = z.infer<typeof MedicineOffer>;

export const OfferSearch = Page.extend({
  lang: Language.default('en'),
  /** A town or a quarter, as the address names it. */
  place: z.string().trim().max(LONGEST_SEARCH).optional(),
});
export type OfferSearch = z.infer<typeof OfferSearch>;

export const Medicine = ListedMedicine.extend({
  commonUses: z.string(),
  sideEffects: z.string(),
  /** Who must not take it, and what it must not be taken with. */
  warning: z.string().optional(),
  pregnancy: z.object({ level: PregnancyLevel, text: z.string() }),
  /** From the lowest to the highest price that pharmacies list, in each currency; null when none does. */
  priceRange: z.string().nullable(),
  availability: z.array(Availability),
  ...Provenance.shape,
});
export type Medicine = z.infer<typeof Medicine>;

const slug = z.string().max(100);
const MOST = 500;

export const medicines = {
  'GET /api/medicines': {
    summary: 'Medicines by brand, generic or common name, misspelled too; the best answer first',
    query: z.object({
      q: z.string().max(LONGEST_SEARCH).default(''),
      category: slug.default('all'),
      lang: Language.default('en'),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .default(MOST)
        .transform((limit) => Math.min(limit, MOST)),
      after: slug.optional(),
    }),
    cacheable: true,
    reply: z.array(ListedMedicine),
    mayLag: true,
  },
  'GET /api/medicines/details': {
    summary: 'The whole directory with all that is known, to be read without a network',
    query: z.object({ lang: Language.default('en') }),
    cacheable: true,
    reply: z.array(Medicine),
    mayLag: true,
  },
  'GET /api/medicines/:id': {
    summary: 'One medicine: uses, side effects, pregnancy, prices, and which pharmacies have it',
    params: z.object({ id: slug }),
    query: z.object({ lang: Language.default('en') }),
    cacheable: true,
    reply: Medicine,
    mayLag: true,
  },
  'GET /api/medicines/:id/offers': {
    summary: 'Pharmacies and clinics that have a medicine, those that have it first; never how much of it',
    params: z.object({ id: slug }),
    query: OfferSearch,
    reply: z.array(MedicineOffer),
  },
} as const satisfies Contract;
