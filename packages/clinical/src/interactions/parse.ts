type Columns = readonly [string, string, string, string, string, string];

/** One rule for each combination of the names that a line joins with commas in its first two columns. */
export function parseRules(text: string, columns: 5 | 6): Columns[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const cells = line.split('|');
      if (cells.length !== columns) throw new Error(`“${line}” has ${cells.length} columns`);
      const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = cells;
      return first
        .split(',')
        .flatMap((a) => second.split(',').map((b): Columns => [a, b, third, fourth, fifth, sixth]));
    });
}
