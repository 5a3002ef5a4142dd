/** Degrees, WGS 84. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const KM_PER_DEGREE = 111.19;

/** A box that contains everything within this many kilometres, and some places further away. */
export function boxAround({ lat, lng }: Point, km: number) {
  const high = km / KM_PER_DEGREE;
  const south = lat - high;
  const north = lat + high;
  // A degree of longitude is shortest where the box is nearest to a pole; around a pole the box
  // spans all longitudes.
  const shortest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  const wide = shortest > 0 ? high / shortest : 360;
  return { south, north, west: lng - Math.min(wide, 360), east: lng + Math.min(wide, 360) };
}
