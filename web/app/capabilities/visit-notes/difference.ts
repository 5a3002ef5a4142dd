export interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Sentences and lines: what people change is seldom smaller. */
const piecesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((part) => part.trim())
    .filter(Boolean);

/** What was added to a text and what was left out, in the order of reading. */
export function difference(before: string, after: string): Piece[] {
  const [old, now] = [piecesOf(before), piecesOf(after)];
  // common[i][j]: how many pieces both have in common from here on.
  const common = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--) {
      const row = common[i];
      if (row) row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const found: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]];
    if (was !== undefined && was === is) {
      found.push({ kind: 'same', text: was });
      i++;
      j++;
    } else if (is === undefined || (was !== undefined && at(i + 1, j) >= at(i, j + 1))) {
      found.push({ kind: 'removed', text: was ?? '' });
      i++;
    } else {
      found.push({ kind: 'added', text: is });
      j++;
    }
  }
  return found;
}
