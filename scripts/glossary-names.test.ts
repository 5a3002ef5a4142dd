import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namesInUse, plainRows } from './glossary-names.ts';

test('MED-1, AI-1 every medicine and every condition that patients read of is named in the glossary', () => {
  const rows = plainRows(readFileSync(join(import.meta.dirname, '..', 'GLOSSARY.md'), 'utf8'));
  const missing = namesInUse().filter((names) => !rows.includes(`|${names.join('|')}|`));
  expect(namesInUse().length).toBeGreaterThan(250);
  expect(missing).toEqual([]);
});
