import { readdir } from 'node:fs/promises';
import type { Capability } from '#platform/capability.ts';

async function load(name: string): Promise<Capability> {
  const file: { capability: Capability } = await import(`./capabilities/${name}/${name}.capability.ts`);
  return file.capability;
}

const names = await readdir(new URL('./capabilities/', import.meta.url));

/** Every capability, by name. They are loaded with this module, while the database starts. */
export const capabilities: readonly Capability[] = await Promise.all(names.sort().map(load));
