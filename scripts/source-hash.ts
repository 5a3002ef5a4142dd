import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

function* filesUnder(path: string): Generator<string> {
  if (statSync(path).isFile()) yield path;
  else
    for (const name of readdirSync(path).sort())
      if (name !== 'node_modules') yield* filesUnder(join(path, name));
}

/** Names a build by its sources, given as files and folders of the project; those that are missing are left out. */
export function sourceHash(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources.filter((one) => existsSync(join(ROOT, one))))
    for (const file of filesUnder(join(ROOT, source)))
      hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
