import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// What is imported as a type alone is gone when the tests run.
const IMPORT = /^(?:import|export) (?!type\b)[^;]*?'(\.[^']+)';$/gm;

function importsOf(file: string): string[] {
  const folder = join(file, '..');
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) => join(folder, path));
}

/** Whether a file is imported by another one, or by what that one imports. */
function isImportedBy(importer: string, file: string): boolean {
  const seen = new Set([importer]);
  for (const one of seen) if (one.endsWith('.ts')) for (const imported of importsOf(one)) seen.add(imported);
  return seen.has(file);
}

/** The tests among these that a change of the file can fail. */
export const testsOf = (file: string, pattern: string): string[] =>
  globSync(pattern)
    .filter((test) => isImportedBy(test, file))
    .sort();
