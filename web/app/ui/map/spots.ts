import Supercluster from 'supercluster';
import type { Point } from './towns.ts';

/** One marker, or `count` of them that the server sent as one. */
export interface Spot extends Point {
  id: string | null;
  count: number;
}

/** A marker as drawn: one spot, or several that would overlap at this zoom. */
export interface Group extends Point {
  key: string;
  count: number;
  /** The id of the spot; undefined for a group. */
  id: string | undefined;
  ids: readonly string[];
  /** The zoom at which the group separates; greater than `CLOSEST` when it never does. */
  opensAt: number | undefined;
}

// About 30 metres: side by side at the closest zoom.
const APART = 0.0003;
const MOST_IDS = 500;
export const CLOSEST = 18;

/** Moves spots with the same position to a circle around it, so that each can be tapped. */
export function separateOverlapping(spots: readonly Spot[]): Spot[] {
  const byPlace = new Map<string, Spot[]>();
  for (const spot of spots) {
    const place = `${spot.lat} ${spot.lng}`;
    const same = byPlace.get(place);
    if (same) same.push(spot);
    else byPlace.set(place, [spot]);
  }
  return [...byPlace.values()].flatMap((same) =>
    same.map((spot, at) => {
      if (same.length === 1) return spot;
      const angle = (2 * Math.PI * at) / same.length;
      const away = APART * Math.max(1, same.length / 6);
      return { ...spot, lat: spot.lat + away * Math.sin(angle), lng: spot.lng + away * Math.cos(angle) };
    }),
  );
}

interface Kept {
  id: string | null;
  count: number;
}

/** Returns a function that gives the groups of any part of the map at any zoom. */
export function arrange(spots: readonly Spot[]) {
  const index = new Supercluster<Kept, { count: number }>({
    // In pixels of the map: markers closer than this would overlap.
    radius: 52,
    extent: 256,
    maxZoom: CLOSEST,
    map: ({ count }) => ({ count }),
    reduce: (sum, { count }) => {
      sum.count += count;
    },
  });
  index.load(
    separateOverlapping(spots).map(({ lat, lng, id, count }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: { id, count },
    })),
  );
  return (box: [west: number, south: number, east: number, north: number], zoom: number): Group[] =>
    index.getClusters(box, Math.round(zoom)).map(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      if (!('cluster_id' in properties)) {
        const { id, count } = properties;
        const key = id ?? `${lat} ${lng}`;
        return { key, lat, lng, count, id: id ?? undefined, ids: id ? [id] : [], opensAt: undefined };
      }
      const { cluster_id: cluster, count } = properties;
      const ids = index.getLeaves(cluster, MOST_IDS).flatMap(({ properties: { id } }) => (id ? [id] : []));
      const opensAt = index.getClusterExpansionZoom(cluster);
      return { key: `group ${cluster}`, lat, lng, count, id: undefined, ids, opensAt };
    });
}

/** The south-west and north-east corners of the box that contains all points. */
export function extentOf(points: readonly Point[]): [[number, number], [number, number]] | undefined {
  if (points.length === 0) return undefined;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return [
    [Math.min(...lats), Math.min(...lngs)],
    [Math.max(...lats), Math.max(...lngs)],
  ];
}
