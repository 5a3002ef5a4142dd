import { expect, test } from 'vitest';
import { grantObjection, objection } from './check-layers.ts';
import { fileProblems } from './layers/file-kinds.ts';
import { findCycle } from './layers/find-cycle.ts';

const server = 'server/src';
const web = 'web/app';

test('what may be imported, may', () => {
  for (const [from, to] of [
    [`${server}/capabilities/labs/labs.routes.ts`, `${server}/platform/errors.ts`],
    [`${server}/capabilities/labs/labs.routes.ts`, `${server}/capabilities/visits/visits.service.ts`],
    [
      `${server}/capabilities/labs/labs.access-table.ts`,
      `${server}/capabilities/visits/visits.access-table.ts`,
    ],
    [`${server}/capabilities/labs/labs.routes.ts`, `${server}/capabilities/visits/fare.rules.ts`],
    [`${server}/app.ts`, `${server}/payment-sandbox/serve.ts`],
    [`${server}/payment-sandbox/serve.ts`, `${server}/platform/errors.ts`],
    [`${web}/capabilities/labs/labs.page.tsx`, `${web}/ui/button.tsx`],
    [`${web}/capabilities/labs/labs.page.tsx`, 'packages/contract/src/index.ts'],
    [`${web}/shell/user-menu.tsx`, `${web}/platform/session.ts`],
  ] as const)
    expect(objection(from, to), `${from} → ${to}`).toBeUndefined();
});

test('what points the other way is refused', () => {
  for (const [from, to] of [
    [`${server}/platform/errors.ts`, `${server}/capabilities/labs/labs.store.ts`],
    [`${server}/capabilities/labs/labs.routes.ts`, `${server}/capabilities/visits/visits.store.ts`],
    [`${server}/capabilities/labs/labs.service.ts`, `${server}/capabilities/visits/visits.access-table.ts`],
    [`${server}/capabilities/labs/labs.routes.ts`, `${server}/main.ts`],
    [`${server}/capabilities/labs/labs.routes.ts`, `${server}/app.ts`],
    [`${server}/platform/payments/gateways.ts`, `${server}/payment-sandbox/keys.ts`],
    [`${server}/capabilities/labs/labs.service.ts`, `${server}/payment-sandbox/keys.ts`],
    [`${server}/payment-sandbox/serve.ts`, `${server}/capabilities/labs/labs.service.ts`],
    [`${web}/ui/button.tsx`, `${web}/capabilities/labs/labs.queries.ts`],
    [`${web}/platform/session.ts`, `${web}/ui/toast.ts`],
    [`${web}/capabilities/labs/labs.page.tsx`, `${web}/capabilities/visits/visits.page.tsx`],
    [`${web}/capabilities/labs/labs.page.tsx`, `${server}/app.ts`],
    ['packages/contract/src/index.ts', `${server}/app.ts`],
    ['packages/i18n/src/index.ts', 'packages/contract/src/index.ts'],
  ] as const)
    expect(objection(from, to), `${from} → ${to}`).toBeTypeOf('string');
});

test('grants are made in two places, and name their permission', () => {
  const made = "const grant = createGrant<'labs:read', undefined, undefined>(claims);";
  const unnamed = 'export const findLab = (grant: Grant<string, Scope>) => {';
  expect(grantObjection(`${server}/platform/http/router.ts`, made)).toBeUndefined();
  expect(grantObjection(`${server}/platform/access/system-grant.ts`, made)).toBeUndefined();
  expect(grantObjection(`${server}/capabilities/labs/labs.store.ts`, "Grant<'labs:read'>")).toBeUndefined();
  expect(grantObjection(`${server}/capabilities/labs/labs.jobs.ts`, made)).toBeTypeOf('string');
  expect(grantObjection(`${server}/admin.ts`, made)).toBeTypeOf('string');
  expect(grantObjection(`${server}/capabilities/labs/labs.store.ts`, unnamed)).toBeTypeOf('string');
});

test('only the router looks things up before anything is granted', () => {
  expect(grantObjection(`${server}/platform/http/router.ts`, 'createLookup({')).toBeUndefined();
  expect(grantObjection(`${server}/capabilities/labs/labs.service.ts`, 'createLookup({')).toBeTypeOf(
    'string',
  );
});

test('a file of a server capability says its kind', () => {
  for (const name of [
    'labs.routes.ts',
    'labs.access-table.ts',
    'labs.attacks.test.ts',
    'results/order.rules.ts',
  ])
    expect(fileProblems(`${server}/capabilities/labs/${name}`, ''), name).toEqual([]);
  for (const name of ['helpers.ts', 'labs.util.ts', 'service.ts'])
    expect(fileProblems(`${server}/capabilities/labs/${name}`, ''), name).toHaveLength(1);
  expect(fileProblems(`${server}/platform/clock.ts`, 'db.query(`select 1`)')).toEqual([]);
});

test('SQL stands in stores', () => {
  const statements = ["grant.db.query('x')", 'tx.read<Row>(TEXT)', 'const TEXT = `select 1 from labs`'];
  for (const text of statements) {
    expect(fileProblems(`${server}/capabilities/labs/labs.store.ts`, text)).toEqual([]);
    for (const kind of ['access', 'service', 'jobs', 'view', 'demo'])
      expect(fileProblems(`${server}/capabilities/labs/labs.${kind}.ts`, text), text).toHaveLength(1);
  }
});

test('a circle of imports is found wherever it begins', () => {
  const line: [string, string][] = [
    ['labs', 'bookings'],
    ['bookings', 'scheduling'],
    ['labs', 'scheduling'],
  ];
  expect(findCycle(line)).toBeUndefined();
  expect(findCycle([...line, ['scheduling', 'bookings']])).toEqual(['bookings', 'scheduling', 'bookings']);
});
