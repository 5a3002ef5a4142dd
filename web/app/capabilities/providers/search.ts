import type { LakouContract } from '@lakou/contract';
import { BOOKING_MODES } from '@lakou/contract/bookings.rules';
import type { Input } from '@lakou/contract/kit';
import { LONGEST_SEARCH } from '@lakou/contract/primitives.rules';
import { COUNTRIES } from '@lakou/contract/providers.rules';
import { SPECIALTIES } from '@lakou/contract/specialties.rules';
import { isLanguage, type Language } from '@lakou/i18n';
import { type Point, TOWNS, type Town, townNamed, US_TOWNS } from '../../ui/map/towns.ts';
import type { CountryCode, Mode, Specialty } from './kinds.ts';

export const DISTANCES = [5, 10, 25, 50, 100] as const;
const USUAL_KM = 25;
const AROUND_A_TOWN_KM = 15;

/** What somebody looks for: all of it stands in the address of the page. */
export interface Search {
  text: string;
  specialty: Specialty | undefined;
  language: Language | undefined;
  country: CountryCode | undefined;
  mode: Mode | undefined;
  /** Where the phone is. */
  near: Point | undefined;
  town: string | undefined;
  km: number | undefined;
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

function pointIn(text: string | null): Point | undefined {
  const [lat = Number.NaN, lng = Number.NaN, ...more] = (text ?? '').split(',').map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && more.length === 0 ? { lat, lng } : undefined;
}

/** Whatever an address says; what makes no sense in it is nothing. */
export function readSearch(params: URLSearchParams): Search {
  const language = params.get('language');
  const km = Number(params.get('km'));
  return {
    text: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
    specialty: oneOf(
      SPECIALTIES.map(({ name }) => name),
      params.get('specialty'),
    ),
    language: language !== null && isLanguage(language) ? language : undefined,
    country: oneOf(COUNTRIES, params.get('country')),
    mode: oneOf(BOOKING_MODES, params.get('mode')),
    near: pointIn(params.get('near')),
    town: townNamed(params.get('town') ?? '')?.name,
    km: DISTANCES.find((one) => one === km),
  };
}

// A hundred metres: near enough to find care, and no more is written into the address.
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

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

/** How many filters are on, besides the words. */
export const filtersOn = ({ text: _, km: __, ...filters }: Search): number =>
  Object.values(filters).filter((value) => value !== undefined).length;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** The town somebody typed, in whichever language it was. */
export function townIn(text: string): Town | undefined {
  const typed = plain(text);
  if (typed === '') return undefined;
  return [...TOWNS, ...US_TOWNS].find(({ name, ht }) =>
    [name, name.split(',')[0] ?? '', ht ?? ''].some((one) => one !== '' && plain(one) === typed),
  );
}

type Query = Input<LakouContract['GET /api/providers/map']>['query'];

/** The question to the server. A town's name means in it or around it. */
export function queryOf({ text, specialty, language, country, mode, near, town, km }: Search): Query {
  const value = SPECIALTIES.find(({ name }) => name === specialty)?.value;
  const chosen = near ?? (town ? townNamed(town) : undefined);
  const typed = chosen ? undefined : townIn(text);
  const at = chosen ?? typed;
  return {
    ...(value && { specialty: value }),
    ...(language && { language }),
    ...(country && { country }),
    ...(mode && { mode }),
    ...(typed ? { location: typed.name } : text.trim() && { q: text.trim() }),
    ...(at && { near: `${at.lat},${at.lng}`, radiusKm: km ?? (typed ? AROUND_A_TOWN_KM : USUAL_KM) }),
  };
}
