import { defineConfig } from 'vitest/config';

// `unit` needs nothing but the code; `http` runs the real app on a real PostgreSQL, a database per file.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'server/src/platform/**/*.test.ts',
            'web/app/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.http.test.ts', '**/node_modules/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'http',
          include: [
            'server/src/capabilities/**/*.test.ts',
            'server/src/**/*.http.test.ts',
            'server/test/**/*.test.ts',
          ],
          globalSetup: 'server/test/global-setup.ts',
          testTimeout: 20_000,
        },
      },
    ],
  },
});
