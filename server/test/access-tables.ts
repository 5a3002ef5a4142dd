import { readdir } from 'node:fs/promises';
import type { AccessCase, ObjectRows } from '#platform/access/table.ts';

const FOLDER = new URL('../src/capabilities/', import.meta.url);

type Rows = Record<string, readonly AccessCase[] | ObjectRows>;

/** The access rows of every call, by capability, from the access table in each one's folder. */
export async function loadCapabilityTables(): Promise<Record<string, Rows>> {
  const tables: Record<string, Rows> = {};
  for (const name of (await readdir(FOLDER)).sort()) {
    const file: Record<string, Rows> = await import(`../src/capabilities/${name}/${name}.access-table.ts`);
    tables[name] = Object.assign({}, ...Object.values(file).map((table) => ({ ...table })));
  }
  return tables;
}

/** The access rows of every call. */
export async function loadAccessTables(): Promise<Rows> {
  const tables: Rows = {};
  for (const [key, cases] of Object.values(await loadCapabilityTables()).flatMap((rows) =>
    Object.entries(rows),
  )) {
    if (key in tables) throw new Error(`${key} has rows in two access tables`);
    tables[key] = cases;
  }
  return tables;
}
