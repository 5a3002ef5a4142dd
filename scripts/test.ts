import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildWebIfChanged } from './build-web.ts';
import { prepareStatements, STATEMENTS_FILE } from './prepare-statements.ts';

// All checks and tests, the fastest first. `npm test` runs all parts and prints one summary.
const ROOT = join(import.meta.dirname, '..');
const SCRATCH = mkdtempSync(join(tmpdir(), 'lakou-test-'));

interface Count {
  passed: number;
  failed: number;
}

/** Named once more at the very end, because a log may be read from there only. */
const failures: string[] = [];

function run(title: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n▸ ${title}`);
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

type Check = readonly [title: string, command: string, ...args: string[]];

// Generated first, because the type check of the web needs it.
const TYPEGEN: Check = ['types of the web routes', 'npm', 'run', '--silent', 'typegen', '-w', 'web'];
const CHECKS: readonly Check[] = [
  ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['types: packages, server, scripts', 'tsc', '-p', 'tsconfig.json'],
  ['types: web', 'tsc', '-p', 'web/tsconfig.json'],
  ['types: browser tests', 'tsc', '-p', 'e2e/tsconfig.json'],
  ['types: service worker', 'tsc', '-p', 'web/worker/tsconfig.json'],
  ['dead code', 'knip'],
  ['texts', 'node', 'scripts/check-texts.ts'],
  ['layers', 'node', 'scripts/check-layers.ts'],
  ['speech', 'node', 'scripts/check-speech.ts'],
  ['bounded reads', 'node', 'scripts/check-bounded-reads.ts'],
  ['requirements', 'node', 'scripts/check-requirements.ts'],
  ['lock', 'node', 'scripts/check-lock.ts'],
  ['licences', 'node', 'scripts/check-licences.ts'],
  ['triage model', 'node', 'scripts/train-triage.ts', '--check'],
];

/** Runs a check in parallel with others and prints its output in one piece at the end. */
async function runQuietly([title, command, ...args]: Check): Promise<boolean> {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await once(child, 'close').catch((error) => [error]);
  const ok = status === 0;
  console.log(`\n▸ ${title}${ok ? '' : ': failed'}\n${(await said).join('')}`.trimEnd());
  if (!ok) failures.push(title);
  return ok;
}

async function check(): Promise<Count> {
  const results = [await runQuietly(TYPEGEN)];
  const left = [...CHECKS];
  async function work() {
    for (let next = left.shift(); next; next = left.shift()) results.push(await runQuietly(next));
  }
  await Promise.all([work(), work()]);
  return { passed: results.filter(Boolean).length, failed: results.filter((ok) => !ok).length };
}

/** A test runner that exits with an error without a failed test has failed as a whole. */
function counted(ok: boolean, count: Count): Count {
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly VitestFile[];
}

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[] }[];
}

/** The failed tests of a file with why, or the file itself when it did not load. */
function failedIn({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = relative(ROOT, name);
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (tests.length === 0) return status === 'failed' ? [`${file}: ${message}`] : [];
  return tests.map((test) => `${file}: ${test.fullName}\n${test.failureMessages?.[0] ?? ''}`);
}

function vitest(project: string, options: readonly string[] = []): Count {
  const file = join(SCRATCH, `${project}.json`);
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...options,
  ];
  const ok = run(`${project} tests`, 'vitest', args);
  const report = read<VitestReport>(file);
  failures.push(...(report?.testResults.flatMap(failedIn) ?? []));
  return counted(ok, { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 });
}

async function browser(): Promise<Count> {
  await buildWebIfChanged();
  const file = join(SCRATCH, 'e2e.json');
  const ok = run('browser tests', 'playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return counted(ok, { passed: expected, failed: unexpected + flaky });
}

/** Each file on its own server, files and tests in an order that only SEED decides. */
function shuffled(): Count {
  const seed = process.env.SEED || String(Date.now() % 1_000_000);
  const again = `SEED=${seed} npm run test:shuffled runs them in this order again`;
  console.log(again);
  const count = vitest('http', ['--isolate', '--sequence.shuffle', `--sequence.seed=${seed}`]);
  console.log(again);
  return count;
}

/** All HTTP tests, which write down each statement that they send. */
function http(): Count {
  mkdirSync(dirname(STATEMENTS_FILE), { recursive: true });
  rmSync(STATEMENTS_FILE, { force: true });
  process.env.STATEMENTS_FILE = STATEMENTS_FILE;
  return vitest('http');
}

/**
 * The HTTP tests that another version of the database could fail. Those generated from the contract are left out: they
 * try rules of ours.
 */
const database = () => vitest('http', ['server/src/', 'server/test/database', 'server/test/upgrade/']);

/** What runs triggers and functions of the database: their text is read only when they run. */
const TRIGGERING = [
  'database',
  'upgrade/',
  'audit-trail/',
  'billing/',
  'bookings/',
  'credentials/',
  'invoices/',
  'money/',
  'payments/',
  'providers/',
  'shifts/',
  'staff/',
  'visit-notes/',
  'waiting-lists/',
];

/** The same in a tenth of the time: every statement is parsed, and what calls the database's own code runs. */
async function statements(): Promise<Count> {
  const { passed, failures: refused } = await prepareStatements();
  console.log(`\n▸ statements\n${passed} parsed, ${refused.length} refused`);
  failures.push(...refused);
  const { passed: ran, failed } = vitest('http', TRIGGERING);
  return { passed: passed + ran, failed: refused.length + failed };
}

const PARTS: Record<string, () => Count | Promise<Count>> = {
  check,
  unit: () => vitest('unit*'),
  http,
  e2e: browser,
};

// Runs only when asked for by name.
const OTHER_PARTS: typeof PARTS = { database, statements, shuffled };

const asked = process.argv.slice(2);
const total: Count = { passed: 0, failed: 0 };
for (const part of asked.length > 0 ? asked : Object.keys(PARTS)) {
  const { passed, failed } = (await (PARTS[part] ?? OTHER_PARTS[part])?.()) ?? { passed: 0, failed: 1 };
  total.passed += passed;
  total.failed += failed;
}
rmSync(SCRATCH, { recursive: true, force: true });
for (const failure of failures) console.log(`\nfailed: ${failure.slice(0, 2000)}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
