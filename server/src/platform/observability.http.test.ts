import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '#test/app.ts';
import { testDatabase } from '#test/instance.ts';

interface Exported {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly ExportedSpan[] }[];
  }[];
}
interface ExportedSpan {
  readonly name: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

const lakou = testDatabase();
const received: Exported[] = [];
let collector: Server;
let url = '';
beforeAll(async () => {
  collector = createServer(async (request, reply) => {
    received.push((await json(request)) as Exported);
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => void collector.close());

const person = {
  name: 'Wideline Augustin',
  email: 'wideline@example.test',
  role: 'PATIENT',
  password: PASSWORD,
};
const PRIVATE = /wideline|augustin|@example|correct horse|\$2b\$/i;

test('OPS-5 traces hold each request and the statements it waited for, and nothing of the person', async () => {
  const { app } = await lakou.open({ config: { tracesUrl: url } });
  const reply = await app.inject({ method: 'POST', url: '/api/auth/register', payload: person });
  expect(reply.statusCode).toBe(201);
  await app.close();
  const spans = received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  const request = spans.find(({ name }) => name === 'POST /api/auth/register');
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 201 } });
  const inserts = spans.filter(
    ({ name, parentSpanId }) => name === 'insert' && parentSpanId === request?.spanId,
  );
  expect(inserts.length).toBeGreaterThan(0);
  expect(JSON.stringify(received)).not.toMatch(PRIVATE);
});

test('OPS-5 a slow statement is logged by its text; its values and quick ones are not', async () => {
  const lines: string[] = [];
  const { platform } = await lakou.open({
    config: { slowStatementMs: 200 },
    log: { write: (line) => void lines.push(line) },
    jobs: false,
  });
  await platform.db.query('select pg_sleep(0.4), $1::text as wish', ['Wideline']);
  await platform.db.query('select $1::text as quick', ['Augustin']);
  // Jobs of another instance in this process may be slow on a busy machine.
  const slow = lines
    .map((line) => JSON.parse(line))
    .filter(({ msg, statement }) => msg === 'slow statement' && /as (wish|quick)$/.test(statement));
  expect(slow).toMatchObject([
    { statement: 'select pg_sleep(0.4), $1::text as wish', ms: expect.any(Number) },
  ]);
  expect(lines.join('')).not.toMatch(PRIVATE);
});
