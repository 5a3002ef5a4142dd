import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMigrations } from './migrate.ts';

test('every migration is numbered, each number once, without a gap', async () => {
  const names = (await readMigrations()).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/^\d{4}_[a-z][a-z_]*\.sql$/);
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1));
});

test('nothing else lies among them', () => {
  const strays = readdirSync(new URL('../../../migrations/', import.meta.url)).filter(
    (name) => !name.endsWith('.sql'),
  );
  expect(strays).toEqual([]);
});
