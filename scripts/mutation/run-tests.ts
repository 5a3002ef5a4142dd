import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';

// A process that keeps the tests of one project loaded: started once, then asked again after each change. It is a
// process of its own so that a change that never ends can be stopped.

export interface TestRun {
  /** What was changed, or put back. */
  readonly changed: string;
  readonly tests: readonly string[];
  /** A pattern of the names of the tests; all without one. */
  readonly only?: string;
}

export interface Failure {
  readonly file?: string;
  /** Its full name; undefined where a file fails as a whole. */
  readonly test?: string;
  readonly said: string;
  /** No test has such a name: nothing was tried. */
  readonly isEmpty?: boolean;
}

const [project = 'unit'] = process.argv.slice(2);
const vitest = await createVitest('test', {
  project: [`${project}*`], // `unit-isolated`, too
  watch: true,
  bail: 1,
  silent: true,
  reporters: [{}],
  maxWorkers: 1,
  // One worker for all files: what each of them loads is loaded once.
  isolate: false,
});
await vitest.standalone();

let lastChanged = '';

/** The first thing that failed; undefined when everything passed. */
async function findFailure({ changed, tests, only }: TestRun): Promise<Failure | undefined> {
  // The file before was put back, which nothing else tells.
  for (const file of new Set([lastChanged, changed])) vitest.invalidateFile(resolve(file));
  lastChanged = changed;
  if (only) vitest.setGlobalTestNamePattern(new RegExp(only));
  else vitest.resetGlobalTestNamePattern();
  const specifications = await vitest.globTestSpecifications(tests.map((test) => resolve(test)));
  const asked = new Set(specifications.map(({ moduleId }) => moduleId));
  const { testModules: known, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // It also tells of files that ran before.
  const testModules = known.filter(({ moduleId }) => asked.has(moduleId));
  const failed = testModules.find((one) => !one.ok());
  if (!failed) {
    if (unhandledErrors.length > 0) return { said: String(unhandledErrors[0]) };
    const passed = testModules.flatMap(({ children }) => [...children.allTests('passed')]);
    return passed.length === 0 ? { said: 'there are no tests', isEmpty: true } : undefined;
  }
  const [test] = failed.children.allTests('failed');
  const said = (test?.result().errors ?? failed.errors())[0]?.message ?? '';
  return { file: failed.moduleId, ...(test && { test: test.fullName }), said };
}

process.on('message', async (run: TestRun) => {
  process.send?.({ failure: await findFailure(run) });
});
process.on('disconnect', () => vitest.exit(true));
process.send?.('ready');
