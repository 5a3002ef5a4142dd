import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMigrations } from './migrate.ts';

test('every migration is numbered, each number once', async () => {
  const names = (await readMigrations()).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/^\d{4}_[a-z][a-z_]*\.sql$/);
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
});

test('nothing else lies among them', () => {
  const strays = readdirSync(new URL('../../../migrations/', import.meta.url)).filter(
    (name) => !name.endsWith('.sql'),
  );
  expect(strays).toEqual([]);
});
