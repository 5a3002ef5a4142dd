import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const APP = import.meta.dirname;
const css = readFileSync(join(APP, 'entrance.css'), 'utf8');
const PAGES = [
  'capabilities/accounts/entrance.layout.tsx',
  'capabilities/accounts/sign-in.page.tsx',
  'capabilities/accounts/register.page.tsx',
  'capabilities/passwords/forgot-password.page.tsx',
  'capabilities/passwords/reset-password.page.tsx',
  'capabilities/email/undo-email.page.tsx',
];

/** Every file of ours that these pages stand on. */
function reach(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, path = ''] of code.matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+\.tsx?)'/g))
    if (!path.includes('+types')) reach(join(dirname(file), path), seen);
  return seen;
}

test('the small stylesheet of the way in knows every file whose classes show there', () => {
  const sources = Array.from(css.matchAll(/@source "\.\/([^"]+)"/g), ([, source = '']) => source);
  const known = sources.flatMap((source) => {
    const [, head = '', names = '', tail = ''] = /^(.*)\{(.*)\}(.*)$/.exec(source) ?? [];
    return names ? names.split(',').map((name) => `${head}${name}${tail}`) : [source];
  });
  const reached = PAGES.reduce((seen, page) => reach(join(APP, page), seen), new Set<string>());
  const styled = Array.from(reached)
    .filter((file) => /className=|^export const \w*(look|tint)/im.test(readFileSync(file, 'utf8')))
    .map((file) => relative(APP, file));
  expect(styled.length).toBeGreaterThan(15);
  expect(styled.filter((file) => !known.some((one) => file === one || file.startsWith(`${one}/`)))).toEqual(
    [],
  );
});
