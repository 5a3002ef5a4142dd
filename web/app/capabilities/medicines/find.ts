import { createMedicineSearch } from '@lakou/content/medicines-search';
import type { Medicine } from '@lakou/contract/medicines';
import type { Language } from '@lakou/i18n';

export type Find = (text: string, category: string) => Medicine[];

/** The search of the server, on the phone: by any name, misspelled too, without a network. */
export function finderOf(medicines: readonly Medicine[], lang: Language): Find {
  const search = createMedicineSearch(
    medicines.map((medicine) => {
      const { id: slug, category, genericName: name, brands, alsoCalled: names } = medicine;
      return { slug, category, generic: { en: name, fr: name, ht: name }, brands, names, medicine };
    }),
  );
  return (text, category) => search(text, lang, category).map(({ medicine }) => medicine);
}

/** Each category once, in the order of the directory. */
export const categoriesOf = (medicines: readonly Medicine[]): { value: string; title: string }[] =>
  Array.from(
    new Map(medicines.map(({ category, categoryName }) => [category, categoryName])),
    ([value, title]) => ({
      value,
      title,
    }),
  );
