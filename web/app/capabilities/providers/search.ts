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

/** The search and its filters; all of it is in the address of the page. */
export interface Search {
  text: string;
  specialty: Specialty | undefined;
  language: Language | undefined;
  country: CountryCode | undefined;
  mode: Mode | undefined;
  /** The position of the phone. */
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

/** Invalid values in the address are ignored. */
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

// About a hundred metres: enough to find care, and the address contains no exact position.
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

/** The number of active filters, without the text. */
export const filtersOn = ({ text: _, km: __, ...filters }: Search): number =>
  Object.values(filters).filter((value) => value !== undefined).length;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** The town with this name, in any language. */
export function townIn(text: string): Town | undefined {
  const typed = plain(text);
  if (typed === '') return undefined;
  return [...TOWNS, ...US_TOWNS].find(({ name, ht }) =>
    [name, name.split(',')[0] ?? '', ht ?? ''].some((one) => one !== '' && plain(one) === typed),
  );
}

type Query = Input<LakouContract['GET /api/providers/map']>['query'];

/** The query for the server. The name of a town finds providers in it and around it. */
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
