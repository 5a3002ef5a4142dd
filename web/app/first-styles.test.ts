import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const APP = import.meta.dirname;
const SHEETS = {
  'auth.css': [
    'capabilities/accounts/auth.layout.tsx',
    'capabilities/accounts/sign-in.page.tsx',
    'capabilities/accounts/register.page.tsx',
    'capabilities/accounts/phone.page.tsx',
    'capabilities/passwords/forgot-password.page.tsx',
    'capabilities/passwords/reset-password.page.tsx',
    'capabilities/email/undo-email.page.tsx',
    'capabilities/health-links/view.page.tsx',
  ],
  'home.css': [
    'shell/app.layout.tsx',
    'areas/area-guard.tsx',
    'capabilities/dashboard/dashboard.page.tsx',
    'capabilities/dashboard/patient-home.tsx',
  ],
};
const IMPORT = /(?:from|import\()\s*'(?:(\.{1,2}\/)|#)([^']+\.tsx?)'/g;

/** Every source file that a page imports, except those that are loaded together with app.css. */
function reach(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(file, 'utf8').replaceAll(
    /Promise\.all\(\[import\('[^']+'\), appStyle\(\)\]\)/g,
    '',
  );
  for (const [, here, path = ''] of code.matchAll(IMPORT))
    if (!path.includes('+types')) reach(join(here ? join(dirname(file), here) : APP, path), seen);
  return seen;
}

test.each(Object.entries(SHEETS))('%s names every file whose classes its screens use', (sheet, pages) => {
  const css = readFileSync(join(APP, sheet), 'utf8');
  const sources = Array.from(css.matchAll(/@source "\.\/([^"]+)"/g), ([, source = '']) => source);
  const known = sources.flatMap((source) => {
    const [, head = '', names = '', tail = ''] = /^(.*)\{(.*)\}(.*)$/.exec(source) ?? [];
    return names ? names.split(',').map((name) => `${head}${name}${tail}`) : [source];
  });
  const reached = pages.reduce((seen, page) => reach(join(APP, page), seen), new Set<string>());
  const styled = Array.from(reached)
    .filter((file) => /className=|^export const \w*(look|tint)/im.test(readFileSync(file, 'utf8')))
    .map((file) => relative(APP, file));
  expect(styled.length).toBeGreaterThan(15);
  expect(styled.filter((file) => !known.some((one) => file === one || file.startsWith(`${one}/`)))).toEqual(
    [],
  );
});
