/** Letters to add, drop, change or swap with a neighbour; stops counting above `most`. */
function typosBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line[column] = Math.min(
        at(line, column - 1) + 1,
        at(last, column) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...line) > most) return most + 1;
    [before, last] = [last, line];
  }
  return at(last, b.length);
}

const at = (line: number[], column: number) => line[column] ?? Number.POSITIVE_INFINITY;

/** Short words have too many neighbours to be forgiven. */
const forgiven = (length: number) => (length >= 8 ? 2 : length >= 5 ? 1 : 0);

/** Of a four-letter word only two letters in the wrong order: "pian". */
const isSwap = (token: string, word: string) =>
  token[0] === word[0] &&
  typosBetween(token, word, 1) === 1 &&
  [...token].sort().join('') === [...word].sort().join('');

/** Whether someone who writes `token` may well have meant `word`. The first letter is seldom the wrong one. */
export function isMisspelling(token: string, word: string): boolean {
  const most = forgiven(Math.min(token.length, word.length));
  if (word.length === 4 && token.length === 4) return isSwap(token, word);
  return most > 0 && token[0] === word[0] && typosBetween(token, word, most) <= most;
}
