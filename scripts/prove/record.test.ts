import { expect, test } from 'vitest';
import { withLine } from './record.ts';

const TABLE = '# Proven\n\n| Claim | Holds |\n| --- | --- |\n| OPS-5 200 kills | yes |\n';

test('OPS-5 a claim has one line: a run of another size takes its place', () => {
  const smaller = withLine(TABLE, '| OPS-5 20 kills | **no** |');
  expect(smaller).toBe(TABLE.replace('| OPS-5 200 kills | yes |', '| OPS-5 20 kills | **no** |'));
});

test('OPS-5 another claim gets a line of its own', () => {
  expect(withLine(TABLE, '| OPS-5 20 restarts | yes |')).toBe(`${TABLE}| OPS-5 20 restarts | yes |\n`);
});
