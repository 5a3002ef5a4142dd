import { expect, test } from 'vitest';
import { unboundedReads } from './check-bounded-reads.ts';

const store = (body: string) =>
  `export async function list(grant: Reader): Promise<Row[]> {\n${body.replaceAll(/^/gm, '  ')}\n}\n`;

test.each([
  [
    'a select with a limit',
    'return grant.db.read<Row>(`select id from visits where day = $1\n limit $2`, [day, 10]);',
  ],
  [
    'the first row alone',
    "const [row] = await grant.db.read<Row>('select id from visits where day = $1', [day]);",
  ],
  ['a row by its key', "return grant.db.read<Row>('select name from visits where id = $1', [id]);"],
  [
    'whether there is one',
    "return (await grant.db.read('select 1 from visits where day = $1', [day])).length > 0;",
  ],
  ['a change', "return tx.db.query<Row>('update visits set day = $1 returning id', [day]);"],
  [
    'a part with a limit',
    'return grant.db.read<Row>(`with a as (select id from b where c = (select 1) limit 9)\nselect id from a`);',
  ],
  [
    'two with limits',
    'return grant.db.read<Row>(`(select id from visits limit 9)\nunion all (select id from walks limit 9)`);',
  ],
  ['a reason', "// Bounded by the days of a week.\nreturn grant.db.read<Row>('select id from days');"],
])('%s is bounded', (_, body) => {
  expect(unboundedReads(store(body))).toEqual([]);
});

test.each([
  ['a text', "return grant.db.read<Row>('select id from visits');"],
  [
    'a template over several lines',
    'return grant.db.read<{ id: string }>(\n`with a as (select 1)\nselect id from a`,\n[]);',
  ],
  [
    'a page after a key',
    'return grant.db.read<Row>(`select id from visits where $1::uuid is null or\n (day, id) < (select day, id from visits where id = $1)`, [after]);',
  ],
  ['what begins with an unknown part', `return grant.db.read<Row>(\`\${VISIT} where v.day = $1\`, [day]);`],
  [
    'a limit of each',
    'return grant.db.read<Row>(`select v.id from unnest($1) as d (day) cross join lateral (\nselect id from visits limit 1) v`, [days]);',
  ],
  [
    'one of two reads',
    "const [a] = await db.read<Row>('select 1');\nreturn db.query<Row>('select id from visits');",
  ],
])('%s without a limit is found', (_, body) => {
  expect(unboundedReads(store(body))).toEqual(['list']);
});

test('a statement in a constant is read, and the reason may stand in the comment of its function', () => {
  const code = (comment: string) =>
    `const ALL = \`select id from visits\`;\n\n/** ${comment} */\nexport function all(db: Db) {\n  return db.read<Row>(ALL);\n}\n`;
  expect(unboundedReads(code('All of them.'))).toEqual(['all']);
  expect(unboundedReads(code('Bounded by the days of a week.'))).toEqual([]);
});
