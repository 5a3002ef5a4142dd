import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '../../server/src/platform/db/db.ts';
import type { Scanned } from './scanners.ts';

/** Where an honest scanner must find something: the holes are here and nowhere in the product. */
const HOLES: Readonly<Record<string, Pick<Scanned, 'method' | 'path' | 'query' | 'body'>>> = {
  'in a query': { method: 'GET', path: '/leaky/query', query: 'id=7&limit=20' },
  'in a path': { method: 'GET', path: '/leaky/path/7*', query: '' },
  'in a body': { method: 'POST', path: '/leaky/body', query: '', body: '{"id":"7","note":"Bonjou"}' },
  'in a page': { method: 'GET', path: '/leaky/page', query: 'name=Mari' },
  'to elsewhere': { method: 'GET', path: '/leaky/away', query: 'to=/ht' },
  'to files': { method: 'GET', path: '/leaky/file', query: 'name=notes.txt' },
};

const PAGES: Readonly<Record<string, (reply: ServerResponse, asked: URLSearchParams) => void>> = {
  '/leaky/page': (reply, asked) =>
    reply
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>Leaky</title><p>${asked.get('name')}</p>`),
  '/leaky/away': (reply, asked) => reply.writeHead(302, { location: encodeURI(asked.get('to') ?? '') }).end(),
  '/leaky/file': (reply, asked) =>
    reply
      .writeHead(200, { 'content-type': 'text/plain' })
      .end(/etc\/passwd/.test(asked.get('name') ?? '') ? 'root:x:0:0:root:/root:/bin/bash\n' : 'notes'),
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function idOf(request: IncomingMessage, url: URL): Promise<string> {
  if (url.pathname === '/leaky/body') return String(JSON.parse(await bodyOf(request)).id);
  return url.searchParams.get('id') ?? decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
}

/** A program that trusts what it is sent and, as ours, never tells what failed. */
export async function openLeaky(db: Database) {
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://leaky.test');
    const json = (status: number, value: unknown) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const page = PAGES[url.pathname];
    if (page) {
      page(reply, url.searchParams);
      return;
    }
    idOf(request, url)
      .then((id) => db.query(`select n as id from generate_series(1, 9) n where n::text = '${id}'`))
      .then((rows) => (rows.length > 0 ? json(200, rows) : json(404, { code: 'not_found' })))
      .catch(() => json(500, { code: 'internal' }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: Object.values(HOLES).map((hole) => ({ ...hole, cookie: 'session=none' })),
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
