import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Failure, TestRun } from './run-tests.ts';

const RUN_TESTS = join(import.meta.dirname, 'run-tests.ts');
const PATIENCE_MS = { unit: 120_000, http: 300_000 };
export type Project = keyof typeof PATIENCE_MS;

/** Runs the tests of one project again and again, without loading all of it each time. */
export function startTests(project: Project) {
  let child: ChildProcess | undefined;

  async function started(): Promise<ChildProcess> {
    if (child) return child;
    const fresh = fork(RUN_TESTS, [project], { stdio: 'ignore' });
    await once(fresh, 'message');
    child = fresh;
    return fresh;
  }
  function stop(): void {
    child?.disconnect();
    child = undefined;
  }
  /** What failed first; a run that does not end is one that fails. */
  async function findFailure(run: TestRun): Promise<Failure | undefined> {
    const running = await started();
    running.send(run);
    try {
      const [said] = await once(running, 'message', { signal: AbortSignal.timeout(PATIENCE_MS[project]) });
      return said.failure;
    } catch {
      running.kill('SIGKILL');
      child = undefined;
      return { said: 'the tests did not end' };
    }
  }
  return { findFailure, stop };
}
