// So far from each other that a thumb hits one of them.
const APART_PX = 50;
const LEAST_RADIUS_PX = 40;

/** Where the pins of a group stand around it when coming closer would not part them, in pixels from its middle. */
export function fanOf(count: number): [x: number, y: number][] {
  const radius = Math.max(LEAST_RADIUS_PX, APART_PX / (2 * Math.sin(Math.PI / count)));
  return Array.from({ length: count }, (_, at) => {
    // Two side by side, three and more from the left around.
    const angle = Math.PI + (2 * Math.PI * at) / count;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}
