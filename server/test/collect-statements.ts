import { appendFileSync } from 'node:fs';
import { observeStatements } from '#platform/db/statements.ts';

// Writes down each statement that the tests send, once a worker, for `npm run test:statements`.
const file = process.env.STATEMENTS_FILE;
const shared = globalThis as { collectedStatements?: Set<string> };

if (file && !shared.collectedStatements) {
  const collected = new Set<string>();
  shared.collectedStatements = collected;
  observeStatements(({ text }) => {
    if (collected.has(text)) return;
    collected.add(text);
    appendFileSync(file, `${JSON.stringify(text)}\n`);
  });
}
