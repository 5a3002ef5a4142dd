import type { ProviderFilter } from '@lakou/contract/providers';
import { boxAround, type Point } from './distance.rules.ts';

/** Collects conditions and their values, so that each search is planned for what it asks. Parts may share values. */
export function startWhere(values: unknown[] = []) {
  const conditions: string[] = [];
  return {
    values,
    /** Adds a value; answers its placeholder. */
    value(value: unknown): string {
      values.push(value);
      return `$${values.length}`;
    },
    and(condition: string): void {
      conditions.push(condition);
    },
    get isEmpty(): boolean {
      return conditions.length === 0;
    },
    /** All of them. */
    get sql(): string {
      return conditions.join(' and ') || 'true';
    },
  };
}
export type Where = ReturnType<typeof startWhere>;

/** Kilometres from a point to a listing's place. */
export const distanceTo = (where: Where, { lat, lng }: Point): string =>
  `12742 * asin(least(1, sqrt(
     sin(radians(l.lat - ${where.value(lat)}::float8) / 2) ^ 2
     + cos(radians(l.lat)) * cos(radians(${where.value(lat)}::float8))
       * sin(radians(l.lng - ${where.value(lng)}::float8) / 2) ^ 2)))`;

const MOST_WORDS = 8;
const FIRST_AWAY = 1000;

/** Every word must occur, whatever its accents and case: made plain once, not for each row it is compared with. */
function everyWord(where: Where, column: string, text: string): string {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  return (
    patterns.map((one) => `${column} like (select plain_text(${where.value(one)}))`).join(' and ') || 'true'
  );
}

function within(where: Where, near: Point, radiusKm: number): string {
  const { south, north, west, east } = boxAround(near, radiusKm);
  return `(l.lat between ${where.value(south)} and ${where.value(north)}
    and l.lng between ${where.value(west)} and ${where.value(east)}
    and ${distanceTo(where, near)} <= ${where.value(radiusKm)})`;
}

/** Around a point, or by the words of a place; either suffices when both are given. */
function atPlace(where: Where, { location, near, radiusKm }: ProviderFilter): string | undefined {
  const ways = [
    ...(location ? [`(${everyWord(where, 'l.places', location)})`] : []),
    ...(near && radiusKm ? [within(where, near, radiusKm)] : []),
  ];
  return ways.length > 0 ? `(${ways.join(' or ')})` : undefined;
}

/** What a listing `l` must be like, as far as an index has those in the order of the list. */
export function addKind(
  where: Where,
  { specialty, country, available }: ProviderFilter,
  verifiedOnly: boolean,
): void {
  if (verifiedOnly) where.and('l.is_verified');
  // As the rank says it: those who are away come after all others.
  if (available !== undefined) where.and(`l.rank ${available ? '<' : '>='} ${FIRST_AWAY}`);
  if (specialty && specialty !== 'all') where.and(`l.specialty = ${where.value(specialty)}`);
  if (country) where.and(`l.country = ${where.value(country)}`);
}

/** What else it must be like. */
export function addTraits(where: Where, filter: ProviderFilter): void {
  const { q, language, mode } = filter;
  if (language) where.and(`l.languages @> (select array[${where.value(language)}::text])`);
  if (mode) where.and(`l.modes @> (select array[${where.value(mode)}::text])`);
  if (q) where.and(everyWord(where, 'l.search', q));
  const place = atPlace(where, filter);
  if (place) where.and(place);
}
