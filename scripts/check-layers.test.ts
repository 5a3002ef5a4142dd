import { expect, test } from 'vitest';
import { contractObjections, cyclesIn, grantObjection, objection, threadObjections } from './check-layers.ts';
import { fileProblems } from './layers/file-kinds.ts';

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

const page = `${web}/capabilities/labs/labs.page.tsx`;
const rules = 'packages/contract/src/labs.rules.ts';

test('the web takes types of the contract from anywhere, and values from its rules', () => {
  for (const line of [
    "import type { Lab } from '@lakou/contract/labs';",
    "import { type Lab, type LabStatus } from '@lakou/contract/labs';",
    "import {\n  type Lab,\n  type LabStatus,\n} from '@lakou/contract/labs';",
    "export type { Lab } from '@lakou/contract/labs';",
    "import { LAB_STATUSES } from '@lakou/contract/labs.rules';",
    "import { type LabStatus, LAB_STATUSES } from '@lakou/contract/labs.rules';",
    "import { useState } from 'react';",
    "import './labs.css';",
  ])
    expect(contractObjections(page, line), line).toEqual([]);
  for (const line of [
    "import { Lab } from '@lakou/contract/labs';",
    "import { type Lab, LabStatus } from '@lakou/contract/labs';",
    "import {\n  type Lab,\n  LabStatus,\n} from '@lakou/contract/labs';",
    "import * as labs from '@lakou/contract/labs';",
    "import { contract } from '@lakou/contract';",
    "import '@lakou/contract/labs';",
    "export { LabStatus } from '@lakou/contract/labs';",
    "const labs = await import('@lakou/contract/labs');",
    "import { LabStatus } from '../../../../packages/contract/src/labs.ts';",
  ])
    expect(contractObjections(page, line), line).toHaveLength(1);
});

test('rules of the contract import nothing but other rules and types', () => {
  for (const line of [
    "import type { ErrorCode } from './errors.ts';",
    "import { BOOKING_MODES } from './bookings.rules.ts';",
  ])
    expect(contractObjections(rules, line), line).toEqual([]);
  for (const line of [
    "import { z } from 'zod';",
    "import { ERRORS } from './errors.ts';",
    "import { Lab } from './labs.ts';",
    "export * from './labs.ts';",
    "import { LANGUAGES } from '@lakou/i18n';",
  ])
    expect(contractObjections(rules, line), line).toHaveLength(1);
});

test('the server and the schemas of the contract import what they need', () => {
  expect(contractObjections(`${server}/app.ts`, "import { contract } from '@lakou/contract';")).toEqual([]);
  expect(contractObjections('packages/contract/src/labs.ts', "import { z } from 'zod';")).toEqual([]);
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

test('OPS-5 what draws papers or reads files of others is called in a thread', () => {
  const from = `${server}/capabilities/labs/lab-results.service.ts`;
  for (const wrong of [
    "import { drawReport } from './report-pdf.view.ts';",
    "const { drawReport } = await import('./report-pdf.view.ts');",
    "import { readResults } from '../lab-imports/read-results.thread.ts';",
    "import { readHl7, type Segment } from '../lab-imports/hl7.rules.ts';",
    "import PDFDocument from 'pdfkit';",
    "import { openPdf } from '#platform/pdf.ts';",
  ])
    expect(threadObjections(from, wrong), wrong).toHaveLength(1);
  expect(threadObjections(from, "import type * as drawn from './report-pdf.view.ts';")).toEqual([]);
  const thread = `${server}/capabilities/labs/report-pdf.view.ts`;
  expect(threadObjections(thread, "import { openPdf } from '#platform/pdf.ts';")).toEqual([]);
});
