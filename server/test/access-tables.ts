import { readdir } from 'node:fs/promises';
import type { AccessCase, ObjectRows } from '#platform/access/table.ts';

const FOLDER = new URL('../src/capabilities/', import.meta.url);

type Rows = Record<string, readonly AccessCase[] | ObjectRows>;

/** The access rows of every call, from the access table in each capability's folder. */
export async function loadAccessTables(): Promise<Rows> {
  const tables: Rows = {};
  for (const name of (await readdir(FOLDER)).sort()) {
    const file: Record<string, Rows> = await import(`../src/capabilities/${name}/${name}.access-table.ts`);
    for (const [key, cases] of Object.values(file).flatMap((table) => Object.entries(table))) {
      if (key in tables) throw new Error(`${key} has rows in two access tables`);
      tables[key] = cases;
    }
  }
  return tables;
}
