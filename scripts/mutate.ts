import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { type Mutant, mutantsOf, sampleOf, seededRandom } from './mutation/mutants.ts';

// npm run mutate -- clinical --sample 200: changes the code in small ways, one at a time, and counts the
// changes that the tests notice. What survives is printed: a line that no test depends on.

interface Group {
  readonly files: readonly string[];
  readonly project: 'unit' | 'http';
  /** The tests for one file. */
  readonly tests: (file: string) => readonly string[];
}

const capability = (file: string) => [dirname(file)];
const GROUPS: Readonly<Record<string, Group>> = {
  clinical: {
    files: ['packages/clinical/src/**/*.ts'],
    project: 'unit',
    tests: (file) =>
      file.includes('/triage/') ? ['packages/clinical/src/triage'] : ['packages/clinical/src'],
  },
  money: {
    files: ['server/src/capabilities/payments/*.rules.ts', 'server/src/capabilities/scheduling/fare*.ts'],
    project: 'http',
    tests: () => ['server/src/capabilities/payments', 'server/src/capabilities/scheduling'],
  },
  scheduling: {
    files: ['server/src/capabilities/{scheduling,bookings}/*.rules.ts'],
    project: 'http',
    tests: () => ['server/src/capabilities/scheduling', 'server/src/capabilities/bookings'],
  },
  access: {
    files: ['server/src/capabilities/*/*.access.ts', 'server/src/platform/access/*.ts'],
    project: 'http',
    tests: (file) => [
      ...(file.includes('/capabilities/') ? capability(file) : []),
      'server/test/access.test.ts',
    ],
  },
};
const PATIENCE_MS = 300_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
const names = positionals.length > 0 ? positionals : Object.keys(GROUPS);

/** Whether the tests of this file pass. */
function passes({ project, tests }: Group, file: string): boolean {
  const args = ['run', '--project', project, '--bail', '1', '--silent=true', ...tests(file)];
  const { status } = spawnSync('vitest', args, { stdio: 'ignore', timeout: PATIENCE_MS });
  return status === 0;
}

function isUnchanged(file: string): boolean {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--', file], { encoding: 'utf8' });
  return stdout.trim() === '';
}

/** Whether the tests notice it; the file is as before afterwards. */
function isKilled(group: Group, file: string, { source }: Mutant): boolean {
  const original = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, original);
  process.once('exit', restore);
  try {
    writeFileSync(file, source);
    return !passes(group, file);
  } finally {
    restore();
    process.off('exit', restore);
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

for (const name of names) {
  const group = GROUPS[name];
  if (!group) throw new Error(`${name} is none of ${Object.keys(GROUPS).join(', ')}`);
  const files = group.files
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => !/\.test\.ts$|\.http\.test\.ts$|access-table\.ts$|fixture\.ts$/.test(file))
    .sort();
  const changed = files.filter((file) => !isUnchanged(file));
  if (changed.length > 0) throw new Error(`commit these first, they are rewritten: ${changed.join(', ')}`);
  const all = files.flatMap((file) =>
    mutantsOf(readFileSync(file, 'utf8')).map((mutant) => ({ file, mutant })),
  );
  const chosen = sampleOf(all, Number(values.sample), seededRandom(Number(values.seed)));
  // Tests that fail by themselves would count every change as noticed.
  const byTests = new Map(chosen.map(({ file }) => [group.tests(file).join(' '), file]));
  for (const file of byTests.values())
    if (!passes(group, file)) throw new Error(`the tests of ${file} fail without any change`);
  let killed = 0;
  for (const { file, mutant } of chosen) {
    if (isKilled(group, file, mutant)) killed++;
    else console.log(`survived: ${file}:${mutant.line} ${mutant.from} → ${mutant.to || '(removed)'}`);
  }
  const share = chosen.length === 0 ? 0 : Math.round((killed / chosen.length) * 100);
  console.log(`${name}: ${killed} of ${chosen.length} killed (${share} %), of ${all.length} possible`);
}
