import { type Contract, contract, type Role } from '@lakou/contract';
import { ROLES } from '@lakou/contract/user.rules';
import { expect, test } from 'vitest';
import { CALLS, type HarnessCall } from './harness/calls.ts';
import { quickApp } from './harness/quick-app.ts';
import { ownRequest, ownStatus, type Request, sendAs } from './harness/requests.ts';
import { type TextField, textFieldsOf, withTexts } from './text-fields.ts';

/** Those of four digits and those that the contract takes: a day more, or another time zone, leads beyond them. */
const DAYS = ['0000-01-01', '1800-01-01', '2199-12-31', '9999-12-31'];
const MOMENTS = ['0000-01-01T00:00:00Z', '1800-01-01T00:00:00+14:00', '2199-12-31T23:59:59-12:00'];
const PARTS = ['0000-01', '0001-01', '9999-12', '0000', '9999'];
const NAMED =
  /(^|\.)(date|day|week|month|year|from|to|since|until|after|before|on|at|start|end)$|[a-z](Date|Day|Week|Month|Year|From|To|Since|Until|On|At|Start|End)$/;
const BEGINS = /(from|since|start\w*|after)$/i;
/** More milliseconds of the thread that answers everybody are a fault. */
const MOST_MS = 2000;

const app = quickApp();

function farOf({ path, schema: { format, pattern } }: TextField): string[] {
  if (format === 'date') return DAYS;
  if (format === 'date-time') return MOMENTS;
  if (format || !NAMED.test(path)) return [];
  const all = [...DAYS, ...MOMENTS, ...PARTS];
  return pattern ? all.filter((day) => new RegExp(pattern, 'u').test(day)) : all;
}

const bestRole = (call: HarnessCall): Role =>
  [...ROLES].sort((a, b) => ownStatus(call, a) - ownStatus(call, b))[0] ?? 'PATIENT';

function requestsWith(call: HarnessCall, own: Request): Request[] {
  const endpoint = (contract as Contract)[call.key as keyof typeof contract];
  const fill = (part: 'query' | 'body', value: unknown) =>
    (endpoint?.[part] && !endpoint.upload ? textFieldsOf(endpoint[part]) : []).flatMap((field) =>
      farOf(field).map((day) => withTexts(value ?? {}, field.steps, [day]) as Record<string, string>),
    );
  const days = (endpoint?.query ? textFieldsOf(endpoint.query) : []).filter(
    (field) => farOf(field).length > 0,
  );
  const longest = days.map(({ path }) => [path, BEGINS.test(path) ? '1800-01-01' : '2199-12-31']);
  return [
    ...(days.length > 1 ? [{ ...own, query: { ...own.query, ...Object.fromEntries(longest) } }] : []),
    ...fill('query', own.query).map((query) => ({ ...own, query })),
    ...fill('body', own.payload).map((payload) => ({ ...own, payload })),
  ];
}

test('OPS-5 the first and the last day of the calendar end in no fault, wherever a day or a moment is sent', async () => {
  const faults: string[] = [];
  let sent = 0;
  for (const call of CALLS) {
    if (requestsWith(call, {}).length === 0) continue;
    await app.forgetTries();
    const [role, world] = [bestRole(call), app.tenant()];
    const person = await world.person(role);
    const own = await ownRequest(call, person, world, await world.somebody(role, 'other'));
    for (const request of requestsWith(call, own)) {
      const before = process.threadCpuUsage();
      const { statusCode } = await sendAs(app, call.key, request, person);
      const { user } = process.threadCpuUsage(before);
      sent += 1;
      if (statusCode >= 500 || user / 1000 > MOST_MS)
        faults.push(`${call.key} ${statusCode} ${JSON.stringify(request.query ?? request.payload)}`);
    }
  }
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThan(200);
});
