import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { type Contract, contract, type EndpointKey } from '../../packages/contract/src/index.ts';
import { pathOf } from '../../server/test/access-world.ts';
import { CALLS } from '../../server/test/harness/calls.ts';
import { fitting } from '../../server/test/harness/fitting.ts';
import { type QuickApp, quickPeople } from '../../server/test/harness/quick-app.ts';
import type { Instance } from '../../server/test/instance.ts';
import { type Claim, expectCounts, ONLY, type Outcome, sized, withExamples } from './claim.ts';
import { caller, textsOf } from './fuzz.ts';
import type { Stage } from './stage.ts';

const run = promisify(execFile);
const SECONDS = sized(3_600);
const FORGET_EVERY_MS = 500;
// A 4xx is an answer, not a reason to leave the parameter.
const REFUSALS = '400,401,402,403,404,405,409,410,413,415,422,429';

interface Scanned {
  readonly method: string;
  /** With an asterisk where an id of the path is to be changed. */
  readonly path: string;
  readonly query: string;
  readonly cookie: string;
  readonly body?: string;
}

const isInstalled = (name: string) =>
  run(name, ['--version'])
    .then(() => true)
    .catch(() => false);

/** What the call may be asked, with as many of its parameters as five examples have. */
function queryOf(key: string): string {
  const shape = fitting(key, 'query');
  const examples = shape ? fc.sample(shape, { numRuns: 5, seed: 1 }) : [];
  return new URLSearchParams(Object.assign({}, ...examples.map(textsOf))).toString();
}

/** Every call that answers at once and takes no file, as somebody who may make it. */
async function requestsOf(app: QuickApp): Promise<Scanned[]> {
  const found: Scanned[] = [];
  for (const call of CALLS) {
    const [method = 'GET', pattern = ''] = call.key.split(' ');
    const endpoint = (contract as Contract)[call.key as EndpointKey];
    if (!ONLY.test(call.key) || !endpoint || endpoint.upload || 'stream' in endpoint) continue;
    const { person, own } = await caller(app, call, 0);
    const { cookie } = person;
    const body = endpoint.body && JSON.stringify(own.payload ?? {});
    const query = queryOf(call.key);
    const plain = pathOf(pattern, own.params);
    if (query || body) found.push({ method, path: plain, query, cookie, ...(body && { body }) });
    const marked = Object.fromEntries(Object.entries(own.params ?? {}).map(([name, id]) => [name, `${id}*`]));
    const path = pathOf(pattern, marked).replaceAll('%2A', '*');
    if (path !== plain) found.push({ method, path, query: '', cookie, ...(body && { body }) });
  }
  return found;
}

/** Serves an instance on a port, forgets what its limits counted, and counts what was asked and what failed. */
async function serve(stage: Stage, app: QuickApp, instance: Instance) {
  const counts = { requests: 0, faults: 0 };
  instance.app.server.on('request', (_, reply) => {
    counts.requests++;
    reply.on('finish', () => {
      if (reply.statusCode === 500) counts.faults++;
    });
  });
  await instance.app.listen({ port: 0, host: '127.0.0.1' });
  const forgetting = setInterval(() => void app.forgetTries(), FORGET_EVERY_MS);
  const { port } = instance.app.server.address() as AddressInfo;
  return {
    counts,
    host: `127.0.0.1:${port}`,
    async stop() {
      clearInterval(forgetting);
      // It fails when a reply was not audited, which another claim counts.
      await instance.close().catch(() => {});
      await stage.db.query('truncate rate_limits');
    },
  };
}

const LINE = '='.repeat(54);

/** The requests as a proxy would have logged them, which sqlmap reads. */
const proxyLog = (host: string, requests: readonly Scanned[]) =>
  requests
    .map(({ method, path, query, cookie, body }) =>
      [
        LINE,
        `12:00:00  http://${host}  [127.0.0.1]`,
        LINE,
        `${method} ${path}${query && `?${query}`} HTTP/1.1`,
        `Host: ${host}`,
        `Origin: http://${host}`,
        `Cookie: ${cookie}`,
        ...(body ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`] : []),
        '',
        body ?? '',
        LINE,
        '',
      ].join('\n'),
    )
    .join('\n');

async function withScanner(
  stage: Stage,
  name: string,
  scan: (folder: string, host: string, requests: Scanned[]) => Promise<readonly string[]>,
): Promise<Outcome> {
  if (!(await isInstalled(name)))
    return { holds: false, counts: {}, notRun: `${name} is not installed here` };
  const folder = await mkdtemp(join(tmpdir(), `lakou-${name}-`));
  const instance = await stage.open({ jobs: false });
  const app = quickPeople(() => instance, stage.clock);
  const served = await serve(stage, app, instance);
  try {
    const requests = await requestsOf(app);
    const found = await scan(folder, served.host, requests);
    const counts = { calls: requests.length, ...served.counts, found: found.length };
    return withExamples(expectCounts(counts, { faults: 0, found: 0 }), found);
  } finally {
    await served.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const injection: Claim = {
  what: 'OPS-5 sqlmap over the parameters of every call, in path, query and body: none reaches a statement',
  run: (stage) =>
    withScanner(stage, 'sqlmap', async (folder, host, requests) => {
      const [log, results] = [join(folder, 'requests.log'), join(folder, 'results.csv')];
      await writeFile(log, proxyLog(host, requests));
      const how = [
        '--batch',
        '--ignore-stdin',
        '--smart',
        '--flush-session',
        '--dbms=postgresql',
        '--technique=BET',
        '--retries=0',
      ];
      const where = [`--output-dir=${folder}`, `--results-file=${results}`, `--ignore-code=${REFUSALS}`];
      await run('sqlmap', ['-l', log, ...how, ...where], { timeout: SECONDS * 1000, maxBuffer: 2 ** 28 });
      const [, ...lines] = (await readFile(results, 'utf8').catch(() => '')).trim().split('\n');
      return lines;
    }),
};

const MODULES = 'sql,timesql,xss,permanentxss,exec,file,crlf,redirect,backup';

const crawling: Claim = {
  what: 'OPS-5 wapiti over the public pages and every call that reads: no injection, no markup, no way to files or elsewhere',
  run: (stage) =>
    withScanner(stage, 'wapiti', async (folder, host, requests) => {
      const reads = requests.filter(({ method, path }) => method === 'GET' && !path.includes('*'));
      const found: string[] = [];
      for (const { path, query, cookie } of reads) {
        const report = join(folder, 'report.json');
        const url = `http://${host}${path}?${query}`;
        const how = [
          '-m',
          MODULES,
          '--scope',
          'page',
          '--flush-session',
          '-f',
          'json',
          '-o',
          report,
          '-v',
          '0',
        ];
        await run('wapiti', ['-u', url, ...how, '-H', `Cookie: ${cookie}`], { maxBuffer: 2 ** 26 });
        const { vulnerabilities } = JSON.parse(await readFile(report, 'utf8')) as {
          vulnerabilities: Record<string, { info: string }[]>;
        };
        for (const [kind, cases] of Object.entries(vulnerabilities))
          for (const { info } of cases) found.push(`${kind}: ${info} ${path}`);
      }
      return found;
    }),
};

export const scannerClaims: readonly Claim[] = [injection, crawling];
