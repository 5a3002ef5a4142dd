import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { cached } from './cached.ts';
import { readEntries, readItems } from './folder.ts';

const Meta = z.strictObject({ order: z.int() });
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

function writeEntry(slug: string, meta = '{"order":1}') {
  write(`aid/${slug}/meta.json`, meta);
  for (const lang of ['en', 'fr', 'ht']) write(`aid/${slug}/${lang}.md`, `# ${slug} ${lang}\n\nWhat it is.`);
}

test('entries come sorted by slug, with their facts and three texts', () => {
  writeEntry('fever');
  writeEntry('burns');
  const entries = readEntries('aid', Meta, root);
  expect(entries.map((entry) => entry.slug)).toEqual(['burns', 'fever']);
  expect(entries[0]?.meta).toEqual({ order: 1 });
  expect(entries[0]?.texts.ht.title).toBe('burns ht');
});

test('a missing language is refused, and the file is named', () => {
  writeEntry('burns');
  rmSync(join(root, 'aid/burns/ht.md'));
  expect(() => readEntries('aid', Meta, root)).toThrow(/burns\/ht\.md/);
});

test('questions are read where there are any, and then in every language', () => {
  writeEntry('burns');
  expect(readEntries('aid', Meta, root)[0]?.questions.ht).toEqual([]);
  for (const lang of ['en', 'fr', 'ht']) write(`aid/burns/${lang}.questions.md`, `## ${lang}?\n\nYes.`);
  expect(readEntries('aid', Meta, root)[0]?.questions.ht).toEqual([
    { kind: 'heading', text: 'ht?' },
    { kind: 'paragraph', text: 'Yes.' },
  ]);
  rmSync(join(root, 'aid/burns/fr.questions.md'));
  expect(() => readEntries('aid', Meta, root)).toThrow(/fr\.questions\.md/);
  write('aid/burns/fr.questions.md', '# A title\n\nYes.');
  expect(() => readEntries('aid', Meta, root)).toThrow(/fr\.questions\.md: a second title/);
});

test('facts that break the schema are refused, and the file is named', () => {
  writeEntry('burns', '{"order":"first"}');
  expect(() => readEntries('aid', Meta, root)).toThrow(/burns\/meta\.json/);
});

test('items are one JSON file each', () => {
  write('tips/8.json', '{"order":8}');
  expect(readItems('tips', Meta, root)).toEqual([{ slug: '8', item: { order: 8 } }]);
});

test('the disk is read once', () => {
  let reads = 0;
  const read = cached(() => {
    reads += 1;
    return undefined;
  });
  read();
  read();
  expect(reads).toBe(1);
});
