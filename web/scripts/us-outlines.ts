// Writes app/ui/map/us.json from the us-atlas package: the mainland states, as coarse as the map of Haiti. Run it when
// the package changes: node web/scripts/us-outlines.ts
import { readFile, writeFile } from 'node:fs/promises';

type Corner = readonly [lng: number, lat: number];
interface Geometry {
  id: string;
  type: 'Polygon' | 'MultiPolygon';
  arcs: number[][] | number[][][];
}
interface Atlas {
  transform: { scale: Corner; translate: Corner };
  arcs: [number, number][][];
  objects: { states: { geometries: Geometry[] } };
}

// Alaska, Hawaii and the islands are far away, and none of our towns is there.
const LEFT_OUT = ['02', '15', '60', '66', '69', '72', '78'];
const COARSE = 0.04;
const SMALLEST_RING = 8;

const SOURCE = new URL(import.meta.resolve('us-atlas/states-10m.json'));
const atlas = JSON.parse(await readFile(SOURCE, 'utf8')) as Atlas;

function cornersOf(arc: readonly [number, number][]): Corner[] {
  const { scale, translate } = atlas.transform;
  let x = 0;
  let y = 0;
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
  });
}

/** The distance of a corner from the line between two others. */
function offLine([x, y]: Corner, [ax, ay]: Corner, [bx, by]: Corner): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Douglas-Peucker: removes corners that are hardly visible. */
function coarser(corners: readonly Corner[]): readonly Corner[] {
  const [first, last] = [corners[0], corners.at(-1)];
  if (!first || !last || corners.length < 3) return corners;
  const far = corners.map((corner) => offLine(corner, first, last));
  const at = far.indexOf(Math.max(...far));
  if ((far[at] ?? 0) < COARSE) return [first, last];
  return [...coarser(corners.slice(0, at + 1)).slice(0, -1), ...coarser(corners.slice(at))];
}

// A border belongs to two states; it is simplified once, so that both still fit.
const arcs = atlas.arcs.map((arc) => coarser(cornersOf(arc)));

const cornersAlong = (ring: readonly number[]): Corner[] =>
  ring.flatMap((at, index) => {
    const arc = at < 0 ? (arcs[~at] ?? []).toReversed() : (arcs[at] ?? []);
    return index === 0 ? arc : arc.slice(1);
  });

/** Steps of a thousandth of a degree between corners, latitude first. */
function stepsOf(corners: readonly Corner[]): number[] {
  const whole = corners.map(([lng, lat]) => [Math.round(lat * 1000), Math.round(lng * 1000)] as const);
  return whole.flatMap(([lat, lng], at) => {
    const [beforeLat, beforeLng] = whole[at - 1] ?? [0, 0];
    return [lat - beforeLat, lng - beforeLng];
  });
}

const states = atlas.objects.states.geometries
  .filter(({ id }) => !LEFT_OUT.includes(id))
  .map(({ type, arcs: of }) => {
    const polygons = (type === 'Polygon' ? [of] : of) as number[][][];
    const rings = polygons.flatMap((polygon) => polygon.slice(0, 1)).map(cornersAlong);
    const largest = Math.max(...rings.map((ring) => ring.length));
    return rings.filter((ring) => ring.length >= Math.min(SMALLEST_RING, largest)).map(stepsOf);
  });

const text = `${JSON.stringify({ states })}\n`;
await writeFile(new URL('../app/ui/map/us.json', import.meta.url), text);
console.log(`us.json: ${states.length} states, ${text.length} bytes`);
