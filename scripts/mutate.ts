import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { EQUIVALENT } from './mutation/equivalent.ts';
import { escaped, GROUPS } from './mutation/groups.ts';
import { type Mutant, mutantsOf, sampleOf, seededRandom } from './mutation/mutants.ts';
import type { Failure } from './mutation/run-tests.ts';
import { type Project, startTests } from './mutation/test-process.ts';

// npm run mutate -- clinical --sample 200: changes the code in small ways, one at a time, and counts the
// changes that the tests notice. What survives is printed: a line that no test depends on.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', default: '' },
    part: { type: 'string', default: '1/1' },
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(GROUPS);
const processes = { unit: startTests('unit'), http: startTests('http') };

type Runs = (typeof GROUPS)[string]['runs'];
type Found = Failure & { readonly project: Project };

/** What the tests of this file find first; undefined when all of them pass. */
async function findFailure(runs: Runs, file: string): Promise<Found | undefined> {
  for (const { project, ...run } of runs(file)) {
    if (run.tests.length === 0) continue;
    const failure = await processes[project].findFailure({ ...run, changed: file });
    if (failure?.isEmpty) throw new Error(`no test of ${file} is named ${run.only}`);
    if (failure !== undefined) return { ...failure, project };
  }
  return undefined;
}

/** What noticed a change must pass without it: tests that fail by themselves would notice every change. */
async function checkUnchanged(found: readonly Found[], changed: string): Promise<void> {
  for (const project of ['unit', 'http'] as const) {
    const named = found.filter((one) => one.project === project && one.test !== undefined);
    const files = new Set(named.flatMap(({ file }) => file ?? []));
    if (files.size === 0) continue;
    // A pattern is held against the names of suite and test with a space between them.
    const names = named.map(({ test = '' }) => escaped(test).replaceAll(' > ', '(?: > | )'));
    const only = `^(?:${[...new Set(names)].join('|')})$`;
    const failure = await processes[project].findFailure({ tests: [...files], only, changed });
    if (failure)
      throw new Error(`fails without any change: ${failure.test ?? failure.file}: ${failure.said}`);
  }
}

/** The second of six parts of a sample is `2/6`: a part takes minutes where the whole takes an hour. */
function partOf<T>(all: readonly T[], part: string): readonly T[] {
  const [which = 1, of = 1] = part.split('/').map(Number);
  const size = Math.ceil(all.length / of);
  return all.slice((which - 1) * size, which * size);
}

function isUnchanged(file: string): boolean {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--', file], { encoding: 'utf8' });
  return stdout.trim() === '';
}

/** What notices it; the file is as before afterwards. */
async function findKiller(runs: Runs, file: string, { source }: Mutant): Promise<Found | undefined> {
  const original = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, original);
  process.once('exit', restore);
  try {
    writeFileSync(file, source);
    return await findFailure(runs, file);
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
  const sample = sampleOf(all, Number(values.sample), seededRandom(Number(values.seed)));
  const chosen = partOf(sample, values.part);
  const counted = chosen.filter(({ file, mutant }) => !isEquivalent(file, mutant));
  const killers: Found[] = [];
  for (const { file, mutant } of counted) {
    const killer = await findKiller(group.runs, file, mutant);
    if (killer) killers.push(killer);
    const change = `${file}:${mutant.line} ${mutant.from} → ${mutant.to || '(removed)'}`;
    console.log(killer ? `noticed: ${change} by ${killer.test ?? killer.said}` : `survived: ${change}`);
  }
  await checkUnchanged(killers, counted.at(-1)?.file ?? '');
  const killed = killers.length;
  const share = counted.length === 0 ? 0 : Math.round((killed / counted.length) * 100);
  const same = chosen.length - counted.length;
  console.log(
    `${name}: ${killed} of ${counted.length} killed (${share} %), of ${all.length} possible; ${same} change nothing`,
  );
}
for (const one of Object.values(processes)) one.stop();
