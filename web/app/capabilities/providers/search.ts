import type { LakouContract } from '@lakou/contract';
import { BOOKING_MODES } from '@lakou/contract/bookings.rules';
import type { Input } from '@lakou/contract/kit';
import { LONGEST_SEARCH } from '@lakou/contract/primitives.rules';
import { COUNTRIES, PROVIDER_SORTS } from '@lakou/contract/providers.rules';
import { SPECIALTIES } from '@lakou/contract/specialties.rules';
import { GENDERS } from '@lakou/contract/user.rules';
import { isLanguage, type Language, plainWords } from '@lakou/i18n';
import { isInHaiti, type Point, TOWNS, type Town, townNamed, US_TOWNS } from '../../ui/map/towns.ts';
import type { Home } from './home.ts';
import type { CountryCode, Gender, Mode, Sort, Specialty } from './kinds.ts';

export const DISTANCES = [5, 10, 25, 50, 100] as const;
/** The highest fees that can be chosen, in US dollars. */
export const PRICES = [10, 25, 50, 100] as const;
const USUAL_KM = 25;
const AROUND_A_TOWN_KM = 15;

/** The search and its filters; all of it is in the address of the page. */
export interface Search {
  text: string;
  specialty: Specialty | undefined;
  language: Language | undefined;
  /** Undefined: the country where one lives. */
  country: CountryCode | 'all' | undefined;
  mode: Mode | undefined;
  gender: Gender | undefined;
  /** `YYYY-MM-DD`. */
  day: string | undefined;
  price: number | undefined;
  favourites: true | undefined;
  /** The position of the phone. */
  near: Point | undefined;
  town: string | undefined;
  km: number | undefined;
  /** Undefined: available first, then the best rated. */
  sort: Sort | undefined;
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

function pointIn(text: string | null): Point | undefined {
  const [lat = Number.NaN, lng = Number.NaN, ...more] = (text ?? '').split(',').map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && more.length === 0 ? { lat, lng } : undefined;
}

/** Invalid values in the address are ignored. */
export function readSearch(params: URLSearchParams): Search {
  const language = params.get('language');
  const [km, price] = [Number(params.get('km')), Number(params.get('price'))];
  const day = params.get('day') ?? '';
  return {
    text: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
    specialty: oneOf(
      SPECIALTIES.map(({ name }) => name),
      params.get('specialty'),
    ),
    language: language !== null && isLanguage(language) ? language : undefined,
    country: oneOf([...COUNTRIES, 'all'], params.get('country')),
    mode: oneOf(BOOKING_MODES, params.get('mode')),
    gender: oneOf(GENDERS, params.get('gender')),
    day: isDay(day) ? day : undefined,
    price: PRICES.find((one) => one === price),
    favourites: params.get('favourites') === 'true' || undefined,
    near: pointIn(params.get('near')),
    town: townNamed(params.get('town') ?? '')?.name,
    km: DISTANCES.find((one) => one === km),
    sort: oneOf(PROVIDER_SORTS, params.get('sort')),
  };
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

// About a hundred metres: enough to find care, and the address contains no exact position.
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Everybody again; the words and the order stay. */
export const withoutFilters = ({ text, sort }: Search): Search => ({
  ...readSearch(new URLSearchParams()),
  text,
  sort,
});

export function writeSearch({ text, near, km, ...rest }: Search): URLSearchParams {
  const params = new URLSearchParams();
  const entries = {
    ...rest,
    q: text.trim(),
    near: near && `${rounded(near.lat)},${rounded(near.lng)}`,
    km: near || rest.town ? km : undefined,
  };
  for (const [name, value] of Object.entries(entries)) if (value) params.set(name, String(value));
  return params;
}

/** The number of active filters, without the text. */
export const filtersOn = ({ text: _, km: __, sort: ___, ...filters }: Search): number =>
  Object.values(filters).filter((value) => value !== undefined).length;

/** The town with this name, in any language. */
export function townIn(text: string): Town | undefined {
  const typed = plainWords(text);
  if (typed === '') return undefined;
  return [...TOWNS, ...US_TOWNS].find((town) => namesOf(town).includes(typed));
}

const namesOf = ({ name, ht }: Town): string[] =>
  [name, name.split(',')[0] ?? '', ht ?? ''].filter(Boolean).map(plainWords);

/** The town that an address names; of several the longest name, because streets are named after towns too. */
export function townWithin(address: string): Town | undefined {
  const words = ` ${plainWords(address)} `;
  const [found] = [...TOWNS, ...US_TOWNS]
    .flatMap((town) => namesOf(town).map((name) => ({ town, name, at: words.lastIndexOf(` ${name} `) })))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at || b.name.length - a.name.length);
  return found?.town;
}

type Query = Input<LakouContract['GET /api/providers/map']>['query'];

/** The place that was chosen or typed. */
function placeOf({ text, near, town }: Search) {
  const chosen = near ?? (town ? townNamed(town) : undefined);
  const typed = chosen ? undefined : townIn(text);
  return { typed, at: chosen ?? typed };
}

/** Whether distances are counted from where one lives. */
export const isFromHome = (search: Search): boolean => !placeOf(search).at;

/** Where one lives decides the country, unless a place or a country was chosen. */
function countryOf(search: Search, home: Home | undefined): CountryCode | undefined {
  if (search.country) return search.country === 'all' ? undefined : search.country;
  return placeOf(search).at ? undefined : home?.country;
}

/**
 * The country of a search that leaves its place: that of the place, else where one lives. Undefined when all were asked
 * for.
 */
export function widerCountry(search: Search, home: Home): CountryCode | undefined {
  if (search.country) return search.country === 'all' ? undefined : search.country;
  const { at } = placeOf(search);
  if (at && isInHaiti(at)) return 'HT';
  return at && !search.near ? 'US' : home.country;
}

/**
 * The query for the server. The name of a town finds providers in it and around it. Without a place, distances are
 * counted from home.
 */
export function queryOf(search: Search, home?: Home): Query {
  const { text, specialty, language, mode, gender, day, price, favourites, km } = search;
  const value = SPECIALTIES.find(({ name }) => name === specialty)?.value;
  const { typed, at } = placeOf(search);
  const country = countryOf(search, home);
  const from = at ?? home?.point;
  return {
    ...(value && { specialty: value }),
    ...(language && { language }),
    ...(country && { country }),
    ...(mode && { mode }),
    ...(gender && { gender }),
    ...(day && { day }),
    ...(price && { maxPrice: price }),
    ...(favourites && { favourites: 'true' as const }),
    ...(typed ? { location: typed.name } : text.trim() && { q: text.trim() }),
    ...(from && { near: `${from.lat},${from.lng}` }),
    ...(at && { radiusKm: km ?? (typed ? AROUND_A_TOWN_KM : USUAL_KM) }),
  };
}

/** The order for the server; without a place there is no nearest. */
export const sortOf = ({ sort }: Search, { near }: Query): { sort?: Sort } =>
  sort && sort !== 'rating' && (sort !== 'nearest' || near) ? { sort } : {};
