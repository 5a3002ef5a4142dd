interface Part {
  readonly name: string;
  /** The heights of its lines, in order of importance. */
  readonly heights: readonly number[];
}

interface Room {
  /** For all lines together. */
  readonly height: number;
  /** Of the line that says how many more there are. */
  readonly moreHeight: number;
  /** What gives way first. */
  readonly leastFirst: readonly string[];
  /** How many lines each part keeps while another can still give way. */
  readonly keeps: Readonly<Record<string, number>>;
}

const heightOf = ({ heights }: Part, count: number, moreHeight: number) =>
  heights.slice(0, count).reduce((sum, height) => sum + height, 0) +
  (count < heights.length ? moreHeight : 0);

/** How many lines of each part fit: first each part goes down to what it keeps, then, if it must be, to one line. */
export function fitLines(parts: readonly Part[], room: Room): Map<string, number> {
  const counts = new Map(parts.map(({ name, heights }) => [name, heights.length]));
  const isFitting = () =>
    parts.reduce((sum, part) => sum + heightOf(part, counts.get(part.name) ?? 0, room.moreHeight), 0) <=
    room.height;
  for (const least of [(name: string) => room.keeps[name] ?? 1, () => 1])
    for (const name of room.leastFirst)
      for (let count = counts.get(name) ?? 0; count > least(name) && !isFitting(); count -= 1)
        counts.set(name, count - 1);
  return counts;
}
