import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { type Contract, contract, type EndpointKey } from '../../packages/contract/src/index.ts';
import { observeStatements } from '../../server/src/platform/db/statements.ts';
import { pathOf } from '../../server/test/access-world.ts';
import { CALLS } from '../../server/test/harness/calls.ts';
import { fitting } from '../../server/test/harness/fitting.ts';
import { type QuickApp, quickPeople } from '../../server/test/harness/quick-app.ts';
import type { Instance } from '../../server/test/instance.ts';
import { seededRandom } from '../mutation/mutants.ts';
import { type Claim, expectCounts, ONLY, type Outcome, withExamples } from './claim.ts';
import { caller } from './fuzz.ts';
import { textsOf } from './inputs.ts';
import { openLeaky } from './leaky.ts';
import type { Stage } from './stage.ts';

const run = promisify(execFile);
/** What is not tried by then is counted as not tried. */
const MINUTES = Number(process.env.PROVE_MINUTES ?? 60);
const SEED = Number(process.env.PROVE_SEED ?? 1);
const FORGET_EVERY_MS = 500;
// A 4xx is an answer, not a reason to leave the parameter.
const REFUSALS = '400,401,402,403,404,405,409,410,413,415,422,429';

/** What sqlmap and wapiti send, such as `4711=4711` and `sleep(7)`; no statement of ours compares two numbers or sleeps. */
const PAYLOAD = /\b\d{2,}\s*=\s*\d{2,}\b|sleep\(/i;

/** These answer whatever holds one of the words, so the words of an injection find more than the search without them. */
const FINDS_ANY_WORD = /\/api\/ai\/(medical-search|icd10-lookup),/;
/** What sqlmap says of a finding that it could not repeat. */
const TAKEN_BACK = /false positive or unexploitable/;

/** Counts the statements whose text holds what was sent; values travel beside the text and do not count. */
async function countReached<T>(work: () => Promise<T>): Promise<{ result: T; reached: number }> {
  let reached = 0;
  const stop = observeStatements(({ text }) => {
    if (PAYLOAD.test(text)) reached++;
  });
  try {
    return { result: await work(), reached };
  } finally {
    stop();
  }
}

export interface Scanned {
  readonly method: string;
  /** With an asterisk where an id of the path is to be changed. */
  readonly path: string;
  readonly query: string;
  readonly cookie: string;
  readonly body?: string;
}

/** In an order by chance that a seed repeats. */
const shuffled = <T>(all: readonly T[], random: () => number): T[] =>
  all
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

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

/** What one of them finds in some requests. */
type Scan = (folder: string, host: string, requests: readonly Scanned[]) => Promise<readonly string[]>;

interface Scanner {
  readonly name: string;
  readonly scan: Scan;
  /** Of the product's requests, those it is for. */
  isFor(request: Scanned): boolean;
  /** How many of the holes of a leaky program it must find: who finds none there proves nothing here. */
  readonly holes: number;
  readonly atOnce: number;
}

async function scanAll(stage: Stage, folder: string, { name, scan, isFor, atOnce }: Scanner) {
  const instance = await stage.open({ jobs: false });
  const app = quickPeople(() => instance, stage.clock);
  const served = await serve(stage, app, instance);
  try {
    const requests = (await requestsOf(app)).filter(isFor);
    // In an order by chance, so that what an hour allows is a sample of all.
    const waiting = shuffled(requests, seededRandom(SEED));
    const until = Date.now() + MINUTES * 60_000;
    const found: string[] = [];
    let tried = 0;
    while (tried < waiting.length && Date.now() < until) {
      const some = waiting.slice(tried, tried + atOnce);
      found.push(...(await scan(folder, served.host, some)));
      tried += some.length;
      if (process.stderr.isTTY) process.stderr.write(`\r${name}: ${tried} of ${waiting.length}`);
    }
    return { found, counts: { parts: waiting.length, tried, seed: SEED, ...served.counts } };
  } finally {
    await served.stop();
  }
}

async function withScanner(stage: Stage, scanner: Scanner): Promise<Outcome> {
  const { name, scan, isFor, holes } = scanner;
  if (!(await isInstalled(name)))
    return { holds: false, counts: {}, notRun: `${name} is not installed here` };
  const folder = await mkdtemp(join(tmpdir(), `lakou-${name}-`));
  const leaky = await openLeaky(stage.db);
  try {
    const leak = await countReached(() => scan(folder, leaky.host, leaky.requests.filter(isFor)));
    const { result, reached } = await countReached(() => scanAll(stage, folder, scanner));
    const found = result.found.filter((one) => !FINDS_ANY_WORD.test(one) && !TAKEN_BACK.test(one));
    const all = {
      ...result.counts,
      'holes seen in a leaky program': leak.result.length,
      'statements reached there': leak.reached,
      'statements reached': reached,
      'searches and findings taken back': result.found.length - found.length,
      found: found.length,
    };
    const outcome = withExamples(expectCounts(all, { faults: 0, 'statements reached': 0, found: 0 }), found);
    return { ...outcome, holds: outcome.holds && leak.result.length >= holes && leak.reached > 0 };
  } finally {
    await leaky.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const SQLMAP = [
  '--batch',
  '--ignore-stdin',
  '--flush-session',
  // What takes part in no answer still fails: a quote that reaches a statement is a fault of the server, which is counted.
  '--technique=BE',
  '--skip-heuristics', // they rely on messages that neither program tells
  '--answers=further tests=N,keep testing=Y',
  '--dbms=postgresql',
  '--retries=0',
  `--ignore-code=${REFUSALS}`,
];

const injection: Claim = {
  what: 'OPS-5 sqlmap over parameters in paths, queries and bodies, as many as its time allows: none reaches a statement',
  run: (stage) =>
    withScanner(stage, {
      name: 'sqlmap',
      atOnce: 20,
      holes: 3,
      isFor: () => true,
      async scan(folder, host, requests) {
        const [log, results] = [join(folder, 'requests.log'), join(folder, 'results.csv')];
        await rm(results, { force: true });
        await writeFile(log, proxyLog(host, requests));
        await run('sqlmap', ['-l', log, ...SQLMAP, `--output-dir=${folder}`, `--results-file=${results}`], {
          maxBuffer: 2 ** 28,
        });
        const [, ...lines] = (await readFile(results, 'utf8').catch(() => '')).trim().split('\n');
        return lines;
      },
    }),
};

const MODULES = ['sql', 'blindsql', 'xss', 'permanentxss', 'exec', 'file', 'crlf', 'redirect', 'backup'];

/** It passes over a module that it does not know, without a word. */
async function unknownModules(): Promise<string[]> {
  const { stdout, stderr } = await run('wapiti', ['--list-modules']);
  return MODULES.filter((name) => !new RegExp(`^\\s+${name}\\b`, 'm').test(stdout + stderr));
}

async function crawl(folder: string, host: string, { path, query, cookie }: Scanned): Promise<string[]> {
  const report = join(folder, 'report.json');
  const how = ['--scope', 'page', '--flush-session', '-f', 'json', '-o', report, '-v', '0'];
  const what = ['-u', `http://${host}${path}?${query}`, '-m', MODULES.join(','), '-H', `Cookie: ${cookie}`];
  await run('wapiti', [...what, ...how], { maxBuffer: 2 ** 26 });
  const { vulnerabilities } = JSON.parse(await readFile(report, 'utf8')) as {
    vulnerabilities: Record<string, { info: string }[]>;
  };
  return Object.entries(vulnerabilities).flatMap(([kind, cases]) =>
    cases.map(({ info }) => `${kind}: ${info} ${path}`),
  );
}

const crawling: Claim = {
  what: 'OPS-5 wapiti over calls that read by a query, as many as its time allows: no injection, no markup, no way to files or elsewhere',
  async run(stage) {
    const unknown = await unknownModules().catch(() => []);
    if (unknown.length > 0)
      return { holds: false, counts: { 'modules it does not know': unknown.join(' ') } };
    return withScanner(stage, {
      name: 'wapiti',
      atOnce: 1,
      holes: 3,
      isFor: ({ method, path, query }) => method === 'GET' && !path.includes('*') && query !== '',
      async scan(folder, host, requests) {
        const found: string[] = [];
        for (const one of requests) found.push(...(await crawl(folder, host, one)));
        return found;
      },
    });
  },
};

export const scannerClaims: readonly Claim[] = [injection, crawling];
