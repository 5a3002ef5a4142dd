import { expect, test } from 'vitest';
import { codeOnly, mutantsOf, sampleOf, seededRandom } from './mutants.ts';

const changes = (source: string) => mutantsOf(source).map(({ from, to }) => `${from} > ${to}`);

test('each operator is changed once, where it stands', () => {
  const source = 'const late = days >= 3 && !isPaid;\n';
  expect(changes(source)).toEqual(['>= > >', '3 > 4', '&& > ||', '! > ']);
  expect(mutantsOf(source)[0]?.source).toBe('const late = days > 3 && !isPaid;\n');
  expect(mutantsOf(`\n\n${source}`)[0]?.line).toBe(3);
});

test('texts, comments, patterns and types are left alone', () => {
  const source = [
    "import { a } from './a < b.ts';",
    'export type Pair<T> = { left: T; right: 3 };',
    'interface Far {',
    '  readonly far: true;',
    '}',
    '// 1 < 2',
    "const text = 'a && b';",
    'const pattern = text.replace(/ < 5 /g, `1 > 1`);',
  ].join('\n');
  expect(changes(source)).toEqual([]);
  expect(codeOnly(source)).toHaveLength(source.length);
});

test('type arguments are no comparisons', () => {
  expect(changes('const all = new Map<string, number>();')).toEqual([]);
});

test('the same seed chooses the same mutants, in their order', () => {
  const all = Array.from({ length: 100 }, (_, place) => place);
  const chosen = sampleOf(all, 10, seededRandom(7));
  expect(chosen).toHaveLength(10);
  expect(chosen).toEqual([...chosen].sort((a, b) => a - b));
  expect(sampleOf(all, 10, seededRandom(7))).toEqual(chosen);
  expect(sampleOf(all, 10, seededRandom(8))).not.toEqual(chosen);
});
