import { filtersNamed, recognizeFilters } from '@lakou/content';
import { SPECIALTIES } from '@lakou/contract/specialties.rules';
import { TOWNS, type Town, townSlug, US_TOWNS } from '@lakou/contract/towns.rules';
import { LANGUAGES, type Language, plainWords } from '@lakou/i18n';
import { wordsIn } from '#platform/words.ts';

type Country = 'HT' | 'US';
export type SpecialtyName = (typeof SPECIALTIES)[number]['name'];

/** Where care is looked for: a country, or a town and what lies around it. */
export interface Place {
  readonly slug: string;
  readonly country: Country;
  readonly town?: Town;
}

export const COUNTRY_PLACES: readonly Place[] = [
  { slug: 'haiti', country: 'HT' },
  { slug: 'united-states', country: 'US' },
];
const placesOf = (towns: readonly Town[], country: Country): Place[] =>
  towns.map((town) => ({ slug: townSlug(town), country, town }));
export const TOWN_PLACES: readonly Place[] = [...placesOf(TOWNS, 'HT'), ...placesOf(US_TOWNS, 'US')];
const PLACES: readonly Place[] = [...COUNTRY_PLACES, ...TOWN_PLACES];

export const findPlace = (slug: string): Place | undefined => PLACES.find((place) => place.slug === slug);
export const countryPlace = ({ country }: Place): Place =>
  COUNTRY_PLACES.find((place) => place.country === country) as Place;

export function placeName({ country, town }: Place, lang: Language): string {
  if (!town) return wordsIn(lang, 'providers')(`countries.${country}`);
  return (lang === 'ht' && town.ht) || town.name;
}

const slugOfName = (name: SpecialtyName) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
export const specialtySlug = slugOfName;
export const findSpecialty = (slug: string): SpecialtyName | undefined =>
  SPECIALTIES.find(({ name }) => slugOfName(name) === slug)?.name;
/** As the listings hold it. */
export const specialtyValue = (name: SpecialtyName): string | undefined =>
  SPECIALTIES.find((one) => one.name === name)?.value;
export const nameOfValue = (value: string | null): SpecialtyName | undefined =>
  SPECIALTIES.find((one) => one.value === value)?.name;

const LEAST_LETTERS = 3;

/** The place that these words name in any language, or whose name they begin. */
export function placeNamed(text: string): Place | undefined {
  const asked = plainWords(text);
  if (asked.length < LEAST_LETTERS) return undefined;
  const namesOf = (place: Place) => [
    ...LANGUAGES.map((lang) => plainWords(placeName(place, lang))),
    ...(place.town ? [plainWords(place.town.name.split(',')[0] ?? '')] : []),
  ];
  return (
    PLACES.find((place) => namesOf(place).includes(asked)) ??
    PLACES.toSorted((a, b) => (a.town?.rank ?? 0) - (b.town?.rank ?? 0)).find((place) =>
      namesOf(place).some((name) => name.startsWith(asked)),
    )
  );
}

const STEM = 5;
const stemsOf = (text: string) =>
  plainWords(text)
    .split(' ')
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM));

const isName = (text: string): text is SpecialtyName => SPECIALTIES.some(({ name }) => name === text);

/** The first specialty among the filters that everyday words ask for. */
const specialtyIn = (filters: ReturnType<typeof filtersNamed>): SpecialtyName | undefined =>
  filters.flatMap(({ param, value }) => (param === 'specialty' && isName(value) ? [value] : []))[0];

/** The specialty that these words are, and nothing else: “doktè timoun” is pediatrics. */
export const specialtyCalled = (text: string): SpecialtyName | undefined => specialtyIn(filtersNamed(text));

/** The specialty most of whose words begin like these, else the one that they ask for in everyday words. */
export function specialtyNamed(text: string): SpecialtyName | undefined {
  const asked = stemsOf(text);
  const sureness = (name: SpecialtyName) =>
    Math.max(
      ...LANGUAGES.map((lang) => {
        const stems = stemsOf(wordsIn(lang, 'providers')(`specialties.${name}`));
        return asked.filter((stem) => stems.includes(stem)).length;
      }),
    );
  const [best] = SPECIALTIES.map(({ name }) => ({ name, sure: sureness(name) }))
    .filter(({ sure }) => sure > 0)
    .sort((a, b) => b.sure - a.sure);
  return best?.name ?? specialtyIn(recognizeFilters(text).map(({ entry }) => entry));
}

// About fifteen kilometres.
export const AROUND_DEGREES = 0.14;

interface Located {
  readonly lat: number | null;
  readonly lng: number | null;
  readonly address: string | null;
  readonly country: Country | null;
}

/** The town that an address names or a point lies in; of a street or a house, nothing is said. */
export function placeOf({ lat, lng, address, country }: Located): Place | undefined {
  const words = ` ${plainWords(address ?? '')} `;
  const named = TOWN_PLACES.find(({ town }) =>
    words.includes(` ${plainWords(town?.name.split(',')[0] ?? '')} `),
  );
  if (named) return named;
  const distance = ({ town }: Place) =>
    lat === null || lng === null || !town
      ? Number.POSITIVE_INFINITY
      : Math.hypot(town.lat - lat, town.lng - lng);
  const [nearest] = TOWN_PLACES.toSorted((a, b) => distance(a) - distance(b));
  if (nearest && distance(nearest) <= AROUND_DEGREES) return nearest;
  return COUNTRY_PLACES.find((place) => place.country === country);
}
