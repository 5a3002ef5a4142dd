import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { EQUIVALENT } from './mutation/equivalent.ts';
import { GROUPS } from './mutation/groups.ts';
import { type Mutant, mutantsOf, sampleOf, seededRandom } from './mutation/mutants.ts';
import { startTests } from './mutation/test-process.ts';

// npm run mutate -- clinical --sample 200: changes the code in small ways, one at a time, and counts the
// changes that the tests notice. What survives is printed: a line that no test depends on.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', default: '' },
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(GROUPS);
const processes = { unit: startTests('unit'), http: startTests('http') };

type Runs = (typeof GROUPS)[string]['runs'];

/** What the tests of this file find first; undefined when all of them pass. */
async function findFailure(runs: Runs, file: string): Promise<string | undefined> {
  for (const { project, ...run } of runs(file)) {
    if (run.tests.length === 0) continue;
    const failure = await processes[project].findFailure({ ...run, changed: file });
    if (failure !== undefined) return failure;
  }
  return undefined;
}

function isUnchanged(file: string): boolean {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--', file], { encoding: 'utf8' });
  return stdout.trim() === '';
}

/** Whether the tests notice it; the file is as before afterwards. */
async function isKilled(runs: Runs, file: string, { source }: Mutant): Promise<boolean> {
  const original = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, original);
  process.once('exit', restore);
  try {
    writeFileSync(file, source);
    return (await findFailure(runs, file)) !== undefined;
  } finally {
    restore();
    process.off('exit', restore);
  }
}

const lineOf = (file: string, { line }: Mutant) => readFileSync(file, 'utf8').split('\n')[line - 1]?.trim();
const isEquivalent = (file: string, mutant: Mutant) =>
  EQUIVALENT.some(
    (one) => one.file === file && one.from === mutant.from && one.line === lineOf(file, mutant),
  );

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

for (const name of names) {
  const group = GROUPS[name];
  if (!group) throw new Error(`${name} is none of ${Object.keys(GROUPS).join(', ')}`);
  const files = group.files
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => file.includes(values.file) && !/\.test\.ts$|access-table\.ts$|fixture\.ts$/.test(file))
    .sort();
  const changed = files.filter((file) => !isUnchanged(file));
  if (changed.length > 0) throw new Error(`commit these first, they are rewritten: ${changed.join(', ')}`);
  const all = files.flatMap((file) =>
    mutantsOf(readFileSync(file, 'utf8')).map((mutant) => ({ file, mutant })),
  );
  const chosen = sampleOf(all, Number(values.sample), seededRandom(Number(values.seed)));
  const counted = chosen.filter(({ file, mutant }) => !isEquivalent(file, mutant));
  // Tests that fail by themselves would count every change as noticed.
  const byTests = new Map(counted.map(({ file }) => [JSON.stringify(group.runs(file)), file]));
  const checkUnchanged = async () => {
    for (const file of byTests.values()) {
      const failure = await findFailure(group.runs, file);
      if (failure !== undefined) throw new Error(`the tests of ${file} fail without any change: ${failure}`);
    }
  };
  await checkUnchanged();
  let killed = 0;
  for (const { file, mutant } of counted) {
    if (await isKilled(group.runs, file, mutant)) killed++;
    else console.log(`survived: ${file}:${mutant.line} ${mutant.from} → ${mutant.to || '(removed)'}`);
  }
  await checkUnchanged();
  const share = counted.length === 0 ? 0 : Math.round((killed / counted.length) * 100);
  const same = chosen.length - counted.length;
  console.log(
    `${name}: ${killed} of ${counted.length} killed (${share} %), of ${all.length} possible; ${same} change nothing`,
  );
}
for (const one of Object.values(processes)) one.stop();
