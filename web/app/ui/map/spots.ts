import Supercluster from 'supercluster';
import type { Point } from './towns.ts';

/** One thing on the map, or `count` of them that the server told together. */
export interface Spot extends Point {
  id: string | null;
  count: number;
}

/** What is drawn: a spot, or several that would stand on one another at this zoom. */
export interface Group extends Point {
  key: string;
  count: number;
  /** Whose this is, when it is one. */
  id: string | undefined;
  ids: readonly string[];
  /** From which zoom on it falls apart; beyond `CLOSEST` when none parts it. */
  opensAt: number | undefined;
}

// About 30 metres: side by side at the closest zoom.
const APART = 0.0003;
const MOST_IDS = 500;
export const CLOSEST = 18;

/** Those at one and the same place stand in a circle around it, so that each can be hit. */
export function spread(spots: readonly Spot[]): Spot[] {
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

/** Spots arranged so that any part of the map can be asked for at any zoom. */
export function arrange(spots: readonly Spot[]) {
  const index = new Supercluster<Kept, { count: number }>({
    // In the map's own pixels: nearer than that, two would cover each other.
    radius: 52,
    extent: 256,
    maxZoom: CLOSEST,
    map: ({ count }) => ({ count }),
    reduce: (sum, { count }) => {
      sum.count += count;
    },
  });
  index.load(
    spread(spots).map(({ lat, lng, id, count }) => ({
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

/** The corners between which points lie. */
export function extentOf(points: readonly Point[]): [[number, number], [number, number]] | undefined {
  if (points.length === 0) return undefined;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return [
    [Math.min(...lats), Math.min(...lngs)],
    [Math.max(...lats), Math.max(...lngs)],
  ];
}
