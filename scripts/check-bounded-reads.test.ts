import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unboundedReads, unseenLimits } from './check-bounded-reads.ts';

const store = (body: string) =>
  `export async function list(grant: Reader): Promise<Row[]> {\n${body.replaceAll(/^/gm, '  ')}\n}\n`;

test.each([
  [
    'a select with a limit',
    'return grant.db.read<Row>(`select id from visits where day = $1\n limit $2`, [day, 10]);',
  ],
  [
    'the first row by a unique key',
    "const [row] = await grant.db.read<Row>('select name from app_users where email = $1', [email]);",
  ],
  [
    'the first row by a key through a join',
    'const [row] = await db.read<Row>(`select c.name from app_users u join clinics c on c.id = u.clinic_id where u.email = $1`, [email]);',
  ],
  [
    'the first row of a sum',
    "const [row] = await db.read<Row>('select coalesce(sum(cents), 0) from visits where day = $1', [day]);",
  ],
  ['a row by its key', "return grant.db.read<Row>('select name from visits where id = $1', [id]);"],
  [
    'whether there is one',
    "return (await grant.db.read('select 1 from visits where day = $1 limit 1', [day])).length > 0;",
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
  [
    'all that are held in one order',
    "await tx.query('select 1 from visits where day = $1 order by id for update', [day]);",
  ],
  [
    'an aggregate in an order',
    'const [row] = await db.read<Row>(`select array_agg(v.id order by v.at) from visits v where v.day = $1`, [day]);',
  ],
  ['a reason', "// Bounded by the days of a week.\nreturn grant.db.read<Row>('select id from days');"],
])('%s is bounded', (_, body) => {
  expect(unboundedReads(store(body))).toEqual([]);
});

test.each([
  [
    'the first row of many',
    "const [row] = await grant.db.read<Row>('select id from visits where day = $1', [day]);",
  ],
  [
    'the first row of a join by no key',
    'const [row] = await db.read<Row>(`select b.id from app_users u join bookings b on b.patient_id = u.id where u.email = $1`, [email]);',
  ],
  [
    'the first row by a key that may be empty',
    "const [row] = await db.read<Row>('select id from visit_notes where author_id = $1 and booking_id is not distinct from $2', [a, b]);",
  ],
  [
    'a part that a function returns',
    'const part = () => `(select id from visits where day = $1 order by at)`;\nreturn part;',
  ],
  [
    'what a job takes in no order',
    'return tx.query<Row>(`update visits set day = $1 where id in (select id from visits for update skip locked)`, [day]);',
  ],
  [
    'the next of each that a job takes',
    'return tx.query<Row>(`with n as (select distinct on (day) id from visits order by day, id) update visits v set day = $1 from n where v.id = n.id returning v.id`, [day]);',
  ],
  [
    'a list in a row',
    'return db.read<Row>(`select array(select id from visits v where v.day = d.day order by id) from days d limit 9`);',
  ],
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
    'the first row of many in an order',
    'const [row] = await db.read<Row>(`select id from visits where day = $1 order by at desc`, [day]);',
  ],
  [
    'the newest of each',
    'return db.read<Row>(`select id from (select v.id from visits v order by v.at) n limit 9`);',
  ],
  [
    'what a job takes',
    'return tx.query<Row>(`update visits set day = $1 where id in (select id from visits order by at for update skip locked)`, [day]);',
  ],
  [
    'whether there is one',
    "return (await db.read('select 1 from visits where day = $1', [day])).length > 0;",
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

test('OPS-5 every limit of the stores that is taken away is found', { timeout: 120_000 }, () => {
  const root = join(import.meta.dirname, '..');
  const unseen = globSync('server/src/**/*.store.ts', { cwd: root }).flatMap((file) =>
    unseenLimits(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
  );
  expect(unseen).toEqual([]);
});
