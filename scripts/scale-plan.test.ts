import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MEASURED, planFor, planTable, SIZES } from './scale-plan.ts';

const page = readFileSync(join(import.meta.dirname, '../docs/scale.md'), 'utf8');

test('OPS-4 the page of the scale says what the figures give', () => {
  expect(page).toContain(planTable(SIZES));
  for (const bytes of Object.values(MEASURED.bytes))
    expect(page).toContain(`| ${bytes.toLocaleString('en')} `);
  for (const { node, database } of [MEASURED.read, MEASURED.list, MEASURED.book])
    expect(page).toContain(`| ${node} ms | ${database} ms |`);
});

test('OPS-4 ten times the patients cost ten times as much, and a replica takes only a part', () => {
  const [few, many] = [planFor(1_000), planFor(10_000)];
  expect(many.gigabytesPerYear).toBeCloseTo(10 * few.gigabytesPerYear);
  expect(many.nodeCores).toBeCloseTo(10 * few.nodeCores);
  expect(few.replicaCores).toBeGreaterThan(0);
  expect(few.replicaCores).toBeLessThan(few.databaseCores);
});
