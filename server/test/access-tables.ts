import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AccessCase } from '#platform/access/table.ts';

const FOLDER = fileURLToPath(new URL('../src/capabilities/', import.meta.url));

/** The access rows of every call, from the access table in each capability's folder. */
export async function loadAccessTables(): Promise<Record<string, readonly AccessCase[]>> {
  const tables: Record<string, readonly AccessCase[]> = {};
  for (const name of (await readdir(FOLDER)).sort()) {
    const file: object = await import(`../src/capabilities/${name}/${name}.access-table.ts`);
    for (const [key, cases] of Object.values(file).flatMap(Object.entries)) {
      if (key in tables) throw new Error(`${key} has rows in two access tables`);
      tables[key] = cases;
    }
  }
  return tables;
}
