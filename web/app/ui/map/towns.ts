import { DEPARTMENTS, TOWNS, type Town, US_TOWNS } from '@lakou/contract/towns.rules';
import type { Language } from '@lakou/i18n';
import haiti from './haiti.json';

export { TOWNS, type Town, US_TOWNS };

/** Degrees, WGS 84. */
export interface Point {
  lat: number;
  lng: number;
}

export const REGIONS = DEPARTMENTS;

const ALL_TOWNS = [...TOWNS, ...US_TOWNS];

export const townNamed = (name: string): Town | undefined => ALL_TOWNS.find((town) => town.name === name);

/** Treats degrees of latitude and longitude as equally long, which is precise enough to name a place. */
export function nearestTown({ lat, lng }: Point): Town | undefined {
  const squared = (town: Town) => (town.lat - lat) ** 2 + (town.lng - lng) ** 2;
  return ALL_TOWNS.toSorted((a, b) => squared(a) - squared(b))[0];
}

export const nameIn = (lang: Language, { name, ht }: { name: string; ht?: string }): string =>
  (lang === 'ht' && ht) || name;

/** The box that the map of Haiti shows. */
export const HAITI = { south: 17.95, west: -74.6, north: 20.15, east: -71.5 };

export const isInHaiti = ({ lat, lng }: Point): boolean =>
  lat > HAITI.south && lat < HAITI.north && lng > HAITI.west && lng < HAITI.east;

/**
 * Outlines are stored as steps of a thousandth of a degree from one corner to the next, which takes a third of the
 * bytes.
 */
export function outlinesOf(steps: readonly (readonly number[])[]): [number, number][][] {
  return steps.map((ring) => {
    const corners: [number, number][] = [];
    let lat = 0;
    let lng = 0;
    for (let at = 0; at < ring.length; at += 2) {
      lat += ring[at] ?? 0;
      lng += ring[at + 1] ?? 0;
      corners.push([lat / 1000, lng / 1000]);
    }
    return corners;
  });
}

export const OUTLINES = haiti.departments.map(({ outline }) => outlinesOf(outline));

/** The Dominican Republic, roughly drawn: without it Haiti would have a coast in the east. */
export const NEIGHBOUR: [number, number][] = [
  [19.7, -71.77],
  [19.88, -71.7],
  [19.9, -71.6],
  [19.85, -71.35],
  [19.92, -70.95],
  [19.78, -70.55],
  [19, -70.2],
  [18.22, -70.15],
  [18.38, -70.73],
  [18.28, -71],
  [18.05, -71.1],
  [17.6, -71.42],
  [17.78, -71.68],
  [18.04, -71.76],
  [18.6, -71.95],
  [19.2, -71.75],
];
