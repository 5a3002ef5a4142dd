import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

/** The lines of a drawn code, from the top: `#` is dark. */
function linesOf({ path, size }: { path: string; size: number }): string[] {
  const dark = new Set(
    Array.from(path.matchAll(/M(\d+) (\d+)h1v1h-1z/g), ([, x, y]) => Number(y) * size + Number(x)),
  );
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => (dark.has(y * size + x) ? '#' : '.')).join(''),
  );
}

const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

/** The two bits at the left of the lower finder that name the level of correction, after their mask. */
const levelOf = (lines: readonly string[]) =>
  [lines.length - 1, lines.length - 2].map((y) => Number(lines[y]?.[8] === '#'));

test('FIND-4, VAULT-2 a code is drawn upright: finders in three corners, the dark square, level M', async () => {
  for (const text of ['https://lakou.test/ht/providers/0199aaaa-0000-7000-8000-000000000000', 'Lakou']) {
    const lines = linesOf(await qrPath(text));
    const size = lines.length;
    const corner = (x: number, y: number) => lines.slice(y, y + 7).map((line) => line.slice(x, x + 7));
    expect(corner(0, 0)).toEqual(FINDER);
    expect(corner(size - 7, 0)).toEqual(FINDER);
    expect(corner(0, size - 7)).toEqual(FINDER);
    expect(corner(size - 7, size - 7)).not.toEqual(FINDER);
    // Always dark, and beside the lower finder only: drawn on its side, the code would have it at the right.
    expect(lines[size - 8]?.[8]).toBe('#');
    // Level M is 00, which the mask 10… turns into 10.
    expect(levelOf(lines)).toEqual([1, 0]);
  }
});
