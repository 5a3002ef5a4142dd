import { expect, test } from 'vitest';
import { grantObjection, objection } from './check-layers.ts';

const server = 'server/src';
const web = 'web/app';

test('what may be imported, may', () => {
  for (const [from, to] of [
    [`${server}/capabilities/labs/labs.routes.ts`, `${server}/platform/errors.ts`],
    [`${server}/capabilities/labs/labs.routes.ts`, `${server}/capabilities/visits/visits.service.ts`],
    [`${server}/capabilities/labs/labs.routes.ts`, `${server}/app.ts`],
    [
      `${server}/capabilities/labs/labs.access-table.ts`,
      `${server}/capabilities/visits/visits.access-table.ts`,
    ],
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

test('rules look things up through stores, with what the router gives them', () => {
  const access = `${server}/capabilities/labs/labs.access.ts`;
  expect(grantObjection(access, 'findLab(question, question.params.id)')).toBeUndefined();
  expect(grantObjection(access, "question.db.query('select 1')")).toBeTypeOf('string');
  expect(grantObjection(`${server}/capabilities/labs/labs.service.ts`, 'createLookup({')).toBeTypeOf(
    'string',
  );
});
