import { z } from 'zod';
import { medicineUses } from './find/tables.ts';
import { cached, provenance, readItems, readJsonFile, Source, Words } from './kit/index.ts';
import { createMedicineSearch } from './medicines-search.ts';

/** Whether a pregnant woman may take it: yes, only with care, no, or only after asking. */
export const PregnancyLevel = z.enum(['ok', 'caution', 'avoid', 'ask']);
export type PregnancyLevel = z.infer<typeof PregnancyLevel>;

const text = z.string().trim().min(2);

/**
 * One file, `medicines/<category>/<slug>.json`. `names` holds what people type besides the generic name and the
 * brands; forms and sources are keys of forms.json and sources.json.
 */
const MedicineFile = z.strictObject({
  generic: Words,
  brands: z.array(text),
  names: z.array(text),
  forms: z.array(text).min(1),
  uses: Words,
  sideEffects: Words,
  /** Who must not take it, and what it must not be taken with; absent when there is nothing of the kind. */
  warning: Words.optional(),
  pregnancy: z.strictObject({ level: PregnancyLevel, text: Words }),
  ...provenance,
  source: z.array(text).min(1),
});

/** The slug never changes: pharmacies' stock and prices refer to it. */
export interface Medicine extends Omit<z.infer<typeof MedicineFile>, 'source'> {
  slug: string;
  category: string;
  source: Source[];
}

const NamesBySlug = z.record(z.string().regex(/^[a-z-]+$/), Words);

/** The names of the categories by slug, in the order in which they are shown. */
export const medicineCategories = cached(() => readJsonFile('medicines/categories.json', NamesBySlug));

/** The names of the forms (tablet, syrup …) by slug. */
export const medicineForms = cached(() => readJsonFile('medicines/forms.json', NamesBySlug));

const sources = cached(() => readJsonFile('medicines/sources.json', z.record(z.string(), Source)));

/** Category by category, each sorted by slug. */
export const medicines = cached((): readonly Medicine[] =>
  Object.keys(medicineCategories()).flatMap((category) =>
    readItems(`medicines/${category}`, MedicineFile).map(({ slug, item }) =>
      medicineOf(slug, category, item),
    ),
  ),
);

const bySlug = cached(() => new Map(medicines().map((medicine) => [medicine.slug, medicine])));

export function findMedicine(slug: string): Medicine | undefined {
  return bySlug().get(slug);
}

const search = cached(() => createMedicineSearch(medicines(), medicineUses()));

/** Medicines by generic name, brand or common name in any language; everything when the query is empty. */
export const searchMedicines: ReturnType<typeof search> = (query, language, category) =>
  search()(query, language, category);

function medicineOf(slug: string, category: string, item: z.infer<typeof MedicineFile>): Medicine {
  const unknown = item.forms.find((form) => !(form in medicineForms()));
  if (unknown) throw new Error(`${slug}: no form “${unknown}”`);
  return { slug, category, ...item, source: item.source.map((key) => sourceOf(key, slug)) };
}

function sourceOf(key: string, slug: string): Source {
  const source = sources()[key];
  if (!source) throw new Error(`${slug}: no source “${key}”`);
  return source;
}

/** A publication that facts about medicines come from. */
export const medicineSource = (key: string): Source => sourceOf(key, 'interactions');
