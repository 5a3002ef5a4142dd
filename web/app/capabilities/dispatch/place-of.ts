import { type PlacedPoint, pointOfLocation } from '@lakou/contract/dispatch.rules';
import { TOWNS, US_TOWNS } from '../../ui/map/towns.ts';

const plain = (text: string) =>
  ` ${text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `;

const NAMES = [...TOWNS, ...US_TOWNS].flatMap((town) =>
  [town.name, town.ht ?? town.name].map((name) => ({ town, name: plain(name) })),
);

/** The town that a street address names, the last where it names several: a street may be called after another. */
function townIn(address: string): PlacedPoint | undefined {
  const text = plain(address);
  const [found] = NAMES.map(({ town, name }) => ({ town, name, at: text.lastIndexOf(name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at + b.name.length - (a.at + a.name.length) || b.name.length - a.name.length);
  return found && { lat: found.town.lat, lng: found.town.lng };
}

/** Where a visit is: its point, or the town of its address; undefined where neither is known. */
export const placeOf = (location: string): PlacedPoint | undefined =>
  pointOfLocation(location) ?? townIn(location);
