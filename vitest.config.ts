import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const CORES = availableParallelism();
// A busy machine is slow, not wrong.
const PATIENCE = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } };

const UNIT = [
  'packages/*/src/**/*.test.ts',
  'server/src/platform/**/*.test.ts',
  'server/src/capabilities/**/*.rules.test.ts',
  'web/app/**/*.test.ts',
  'scripts/**/*.test.ts',
];
const NOT_UNIT = ['**/*.http.test.ts', '**/node_modules/**'];
/** These replace a module, a global or the time, or remember something in a module: other files must not meet it. */
const STATEFUL = globSync(UNIT, { exclude: NOT_UNIT }).filter((file) =>
  /\bvi\.|globalThis/.test(readFileSync(file, 'utf8')),
);
const unit = { setupFiles: 'scripts/seed-properties.ts', ...PATIENCE, maxWorkers: CORES };

// `unit` needs nothing but the code; `http` runs the real app on a real PostgreSQL, a database per file.
export default defineConfig({
  test: {
    projects: [
      // Loading the modules takes longer than most files: a worker does it once, for all of its files.
      { test: { name: 'unit', include: UNIT, exclude: [...NOT_UNIT, ...STATEFUL], ...unit, isolate: false } },
      { test: { name: 'unit-isolated', include: STATEFUL, ...unit } },
      {
        test: {
          name: 'http',
          include: [
            'server/src/capabilities/**/*.test.ts',
            'server/src/**/*.http.test.ts',
            'server/test/**/*.test.ts',
          ],
          exclude: ['**/*.rules.test.ts', '**/node_modules/**'],
          globalSetup: 'server/test/global-setup.ts',
          setupFiles: ['scripts/seed-properties.ts', 'server/test/collect-statements.ts'],
          // The threads that hash passwords load it too.
          execArgv: [`--import=${import.meta.resolve('./server/test/short-hashes.ts')}`],
          ...PATIENCE,
          // Files wait for PostgreSQL and for jobs as much as they work; it has connections for so many.
          maxWorkers: Math.min(CORES + 1, 6),
          isolate: false, // the server, too, is loaded once a worker
          sequence: { groupOrder: 1 }, // after `unit`, which has another number of workers
        },
      },
    ],
  },
});
