import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';
import { observeStatements } from '#platform/db/statements.ts';

// Writes down each statement that the tests send, once a worker, for `npm run test:statements`.
const file = process.env.STATEMENTS_FILE;
const shared = globalThis as { collectedStatements?: Set<string> };

if (file && !shared.collectedStatements) {
  const collected = new Set<string>();
  shared.collectedStatements = collected;
  observeStatements(({ text }) => {
    // Tests of the platform have tables and functions of their own.
    if (collected.has(text) || expect.getState().testPath?.includes('/platform/')) return;
    collected.add(text);
    appendFileSync(file, `${JSON.stringify(text)}\n`);
  });
}
