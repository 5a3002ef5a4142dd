/** How many urgent visits the dashboard of a clinic shows. */
export const MOST_URGENT = 5;

export interface PlacedPoint {
  readonly lat: number;
  readonly lng: number;
}

/** The point of a location that is written `18.23,-72.53`; undefined for a street address. */
export function pointOfLocation(location: string): PlacedPoint | undefined {
  const found = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(location);
  if (!found) return undefined;
  const [lat, lng] = [Number(found[1]), Number(found[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}
