// The distance at which two pins can be tapped separately.
const APART_PX = 50;
const LEAST_RADIUS_PX = 40;

/** The positions of the pins of a group around its centre, in pixels, when zooming in would not separate them. */
export function fanOf(count: number): [x: number, y: number][] {
  const radius = Math.max(LEAST_RADIUS_PX, APART_PX / (2 * Math.sin(Math.PI / count)));
  return Array.from({ length: count }, (_, at) => {
    // Two pins are side by side; three and more form a circle that starts at the left.
    const angle = Math.PI + (2 * Math.PI * at) / count;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}
