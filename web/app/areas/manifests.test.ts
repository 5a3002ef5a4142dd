import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readManifests } from '../../scripts/manifests.ts';
import { FRAME_WORDS } from '../../scripts/precache.ts';
import { namespacesFile } from '../../scripts/write-namespaces.ts';

const capabilities = await readManifests();
const APP = join(import.meta.dirname, '..');

test('every page of a capability is in its manifest, once', () => {
  for (const { folder, screens = [] } of capabilities) {
    const pages = readdirSync(join(APP, folder)).filter((name) => name.endsWith('.page.tsx'));
    const named = screens.flatMap(({ file, children = [] }) => [
      file,
      ...children.map((child) => child.file),
    ]);
    expect(named.sort()).toEqual(pages.sort());
  }
});

test('a manifest names the words that its pages ask for', () => {
  for (const { folder, screens = [], words } of capabilities)
    for (const { file } of screens) {
      const code = readFileSync(join(APP, folder, file), 'utf8');
      const asked = Array.from(code.matchAll(/needsWords\(([^.)]*)\)/g), ([, names = '']) =>
        Array.from(names.matchAll(/'([\w-]+)'/g), ([, name = '']) => name),
      ).flat();
      const known: readonly string[] = [...FRAME_WORDS, ...words];
      expect([file, asked.filter((name) => !known.includes(name))]).toEqual([file, []]);
    }
});

test('the words of the app’s screens are not left out of its catalogue', () => {
  const catalogue = readFileSync(join(APP, 'platform/language/catalogue/en.ts'), 'utf8');
  const leftOut = /\{([\w,-]+)\}\.json/.exec(catalogue)?.[1]?.split(',') ?? [];
  expect(leftOut).toContain('mail');
  for (const { folder, screens = [], words } of capabilities)
    if (screens.some(({ area }) => area !== 'site' && area !== 'article'))
      expect([folder, words.filter((name) => leftOut.includes(name))]).toEqual([folder, []]);
});

test('namespaces.ts is current: else run node web/scripts/write-namespaces.ts', async () => {
  const { wanted, present } = await namespacesFile();
  expect(present).toBe(wanted);
});

test('no two screens of an area have one address', () => {
  const addresses = capabilities
    .flatMap(({ screens = [] }) => screens)
    .filter(({ area }) => !['site', 'article', 'auth', 'public'].includes(area))
    .map(({ path }) => path);
  expect(addresses).toEqual([...new Set(addresses)]);
});
