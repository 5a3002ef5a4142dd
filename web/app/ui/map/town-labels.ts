interface Spot {
  x: number;
  y: number;
}

const LETTER = 7.5;
const LINE = 18;
const DOT = 14;

/** Small towns are labelled only at higher zoom. */
const lowestRankAt = (zoom: number) => (zoom < 8.25 ? 1 : zoom < 9.25 ? 2 : 3);

/** The towns whose names fit on the map without overlapping; important towns are placed first. */
export function labelsThatFit<Town extends { name: string; rank: number }>(
  towns: readonly Town[],
  zoom: number,
  spotOf: (town: Town) => Spot,
): Town[] {
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  return towns
    .filter(({ rank }) => rank <= lowestRankAt(zoom))
    .toSorted((a, b) => a.rank - b.rank)
    .filter((town) => {
      const { x, y } = spotOf(town);
      const box = {
        left: x - DOT / 2,
        right: x + DOT + town.name.length * LETTER,
        top: y - LINE / 2,
        bottom: y + LINE / 2,
      };
      const free = taken.every(
        (other) =>
          box.right < other.left ||
          box.left > other.right ||
          box.bottom < other.top ||
          box.top > other.bottom,
      );
      if (free) taken.push(box);
      return free;
    });
}
