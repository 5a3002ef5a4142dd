import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Manifest } from '../app/areas/manifest.ts';

const CAPABILITIES = join(dirname(fileURLToPath(import.meta.url)), '../app/capabilities');

export interface Capability extends Manifest {
  readonly name: string;
  /** Relative to web/app. */
  readonly folder: string;
}

/** The manifest of every capability, in the order of their names. */
export async function readManifests(): Promise<Capability[]> {
  return Promise.all(
    readdirSync(CAPABILITIES)
      .sort()
      .map(async (name) => {
        const file = join(CAPABILITIES, name, `${name}.manifest.ts`);
        // The query makes the development server read a changed manifest again.
        const address = `${pathToFileURL(file).href}?t=${Math.floor(statSync(file).mtimeMs)}`;
        const { default: manifest }: { default: Manifest } = await import(/* @vite-ignore */ address);
        return { name, folder: `capabilities/${name}`, ...manifest };
      }),
  );
}
