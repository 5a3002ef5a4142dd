import { type PlacedPoint, pointOfLocation } from '@lakou/contract/dispatch.rules';
import { plainWords } from '@lakou/i18n';
import { TOWNS, type Town, US_TOWNS } from '../../ui/map/towns.ts';

const plain = (text: string) => ` ${plainWords(text)} `;

const NAMES = [...TOWNS, ...US_TOWNS].flatMap((town) =>
  [town.name, town.ht ?? town.name].map((name) => ({ town, name: plain(name) })),
);

// A street may be called after a town, and a crossroads is called like one.
const AFTER_STREET =
  / (?:rue|ri|ruelle|riyel|avenue|ave|av|boulevard|blvd|bd|route|wout|impasse|enpas)(?: (?:de|du|des|d|la|le))* $/;
const CROSSROADS = [' carrefour ', ' kafou '];

/** The town that one part of an address names, the last where it names several. */
function townInPart(part: string): Town | undefined {
  const text = plain(part);
  const [found] = NAMES.map(({ town, name }) => ({ town, name, at: text.lastIndexOf(name) }))
    .filter(
      ({ name, at }) =>
        at >= 0 &&
        !AFTER_STREET.test(text.slice(0, at + 1)) &&
        !(CROSSROADS.includes(name) && at + name.length < text.length),
    )
    .toSorted((a, b) => b.at + b.name.length - (a.at + a.name.length) || b.name.length - a.name.length);
  return found?.town;
}

/** The town that a street address names: the last of its parts that names one. */
function townIn(address: string): PlacedPoint | undefined {
  const towns = address.split(/[,;\n]/).flatMap((part) => townInPart(part) ?? []);
  const last = towns.at(-1);
  return last && { lat: last.lat, lng: last.lng };
}

// A board asks for the same addresses with each update.
const known = new Map<string, PlacedPoint | undefined>();
const MOST_KNOWN = 2000;

/** The point of a location, or the town of its address; undefined where neither is known. */
export function placeOf(location: string): PlacedPoint | undefined {
  if (known.has(location)) return known.get(location);
  const found = pointOfLocation(location) ?? townIn(location);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(location, found);
  return found;
}

interface Visited {
  readonly location: string;
  readonly place?: string | undefined;
}

/** Where a visit is: what a dispatcher said, else its point, else the town of its address. */
export const placeOfVisit = ({ place, location }: Visited): PlacedPoint | undefined =>
  placeOf(place ?? location);

/** There is an address, and nobody has said where it is. */
export const isUnplaced = (visit: Visited): boolean =>
  visit.location !== '' && placeOfVisit(visit) === undefined;

/** Towns of which a word begins so, in either language; large ones first. */
export function townsLike(typed: string, most: number): Town[] {
  const text = plain(typed).trimEnd();
  if (text.trim() === '') return [];
  const found = NAMES.filter(({ name }) => name.includes(text)).map(({ town }) => town);
  return [...new Set(found)]
    .toSorted((a, b) => a.rank - b.rank || a.name.localeCompare(b.name))
    .slice(0, most);
}
