import { createMedicineSearch, type EverydayWords } from '@lakou/content/medicines-search';
import type { Medicine } from '@lakou/contract/medicines';
import type { Language } from '@lakou/i18n';

export type Find = (text: string, category: string) => Medicine[];

/** The same search as on the server, run on the phone without a network: by any name or use, also misspelled. */
export function finderOf(medicines: readonly Medicine[], lang: Language, everyday?: EverydayWords): Find {
  const search = createMedicineSearch(
    medicines.map((medicine) => {
      const { id: slug, category, genericName: name, brands, alsoCalled: names } = medicine;
      return { slug, category, generic: { en: name, fr: name, ht: name }, brands, names, medicine };
    }),
    everyday,
  );
  return (text, category) => search(text, lang, category).map(({ medicine }) => medicine);
}

interface Index {
  readonly named: (words: string) => readonly { readonly id: string }[];
  readonly search: (words: string) => readonly { readonly entry: { readonly id: string } }[];
}

/** The index of everyday words as the search for medicines asks it. */
export const everydayWordsOf = ({ named, search }: Index): EverydayWords => ({
  whole: (words) => named(words).map(({ id }) => id),
  begun: (words) => search(words).map(({ entry }) => entry.id),
});

/** The categories without duplicates, in the order of the directory. */
export const categoriesOf = (medicines: readonly Medicine[]): { value: string; title: string }[] =>
  Array.from(
    new Map(medicines.map(({ category, categoryName }) => [category, categoryName])),
    ([value, title]) => ({
      value,
      title,
    }),
  );

/** The categories with how many medicines each has. */
export const groupsOf = (medicines: readonly Medicine[]) =>
  categoriesOf(medicines).map(({ value, title }) => ({
    value,
    title,
    count: medicines.filter(({ category }) => category === value).length,
  }));
