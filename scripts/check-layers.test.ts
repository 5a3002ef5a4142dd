import { expect, test } from 'vitest';
import { cyclesIn, objection } from './check-layers.ts';

const server = 'server/src';
const web = 'web/app';

test('what may be imported, may', () => {
  for (const [from, to] of [
    [`${server}/capabilities/labs/labs.routes.ts`, `${server}/platform/errors.ts`],
    [`${server}/capabilities/labs/labs.routes.ts`, `${server}/capabilities/visits/visits.service.ts`],
    [`${server}/capabilities/labs/labs.routes.ts`, `${server}/app.ts`],
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

const graphOf = (imports: Record<string, readonly string[]>) =>
  new Map(Object.entries(imports).map(([from, to]) => [from, new Set(to)]));

test('capabilities that import each other in a circle are found, each circle once', () => {
  expect(cyclesIn(graphOf({ labs: ['visits'], visits: ['people'], people: [] }))).toEqual([]);
  expect(
    cyclesIn(graphOf({ labs: ['visits', 'files'], visits: ['people'], people: ['labs'], bills: ['labs'] })),
  ).toEqual([['labs', 'visits', 'people', 'labs']]);
  expect(cyclesIn(graphOf({ a: ['b'], b: ['a', 'c'], c: ['b'] }))).toEqual([
    ['a', 'b', 'a'],
    ['c', 'b', 'c'],
  ]);
});
