import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('SITE-12 classes name only the widths that the theme has', () => {
  const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  const known = [...tokens.matchAll(/--breakpoint-(\w+):/g)].map(([, name]) => name);
  expect(known).toContain('md');
  const unknown = globSync('**/*.tsx', { cwd: import.meta.dirname }).flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    const used = [...text.matchAll(/["' `](?:max-)?(xs|sm|md|lg|xl|2xl):[a-z[-]/g)];
    return used.filter(([, name]) => !known.includes(name)).map(([found]) => `${file}:${found}`);
  });
  expect(unknown).toEqual([]);
});
