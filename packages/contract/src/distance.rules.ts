export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Roads are longer than the straight line and slow, so the line is driven at the speed of a bicycle. */
export const KM_PER_HOUR = 20;

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance over ground between two points, by the haversine formula. */
export function kilometresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h));
}
