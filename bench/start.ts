import { withFolder } from './lib/folder.ts';
import { startProduct } from './lib/program.ts';
import { type Benchmark, endWith, runBenchmark } from './lib/report.ts';

const ROUNDS = 5;

/** From the start of the process to its first answer that needs the database, in milliseconds. */
async function startOnce(env: NodeJS.ProcessEnv): Promise<number> {
  const { startedIn, stop } = await startProduct(env);
  await stop();
  return startedIn;
}

export const start: Benchmark = {
  title: 'Start: on the embedded database, from the start of the process',
  async measure() {
    const fresh: number[] = [];
    const filled: number[] = [];
    const again: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      fresh.push(await withFolder((DATA_DIR) => startOnce({ DATA_DIR, DEMO: '0' })));
      await withFolder(async (DATA_DIR) => {
        filled.push(await startOnce({ DATA_DIR, DEMO: '1' }));
        again.push(await startOnce({ DATA_DIR, DEMO: '1' }));
      });
    }
    return [
      { what: 'a fresh folder, to the first answer', unit: 'ms', rounds: fresh, atMost: 3000 },
      { what: 'the second start, to the first answer', unit: 'ms', rounds: again, atMost: 1500 },
      { what: 'a fresh folder with demo data, to the first answer', unit: 'ms', rounds: filled },
    ];
  },
};

if (import.meta.main) endWith(await runBenchmark(start));
