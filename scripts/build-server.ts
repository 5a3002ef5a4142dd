import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'rolldown';
import { ensureBuild } from './builds.ts';
import { sourceHash } from './source-hash.ts';

const ROOT = join(import.meta.dirname, '..');
const SOURCE = join(ROOT, 'server', 'src');
const BUILD = join(ROOT, 'server', 'build');
const BUNDLES = join(BUILD, 'bundles');
/** Starts the product from the current bundle. */
export const SERVER_MAIN = join(BUILD, 'main.mjs');
// The bundle holds these as well as our own code: they consist of a hundred small files each.
const INLINED = /^(?:[./#]|@lakou\/|(?:libphonenumber-js|zod)(?:\/|$))/;
const OURS = /[\\/](?:server[\\/]src|packages)[\\/].*\.ts$/;

function importEachCapability(): string {
  const names = readdirSync(join(SOURCE, 'capabilities')).sort();
  const imports = names.map(
    (name, index) =>
      `import { capability as c${index} } from './capabilities/${name}/${name}.capability.ts';`,
  );
  return `${imports.join('\n')}\nexport const capabilities = [${names.map((_, index) => `c${index}`)}];\n`;
}

/** Files beside a source are still found from where the source is, and capabilities are named in place of looked for. */
const keepPlaces = (folder: string): Plugin => ({
  name: 'keep-places',
  transform: {
    filter: { id: OURS },
    handler(code, id) {
      if (id === join(SOURCE, 'capabilities.ts')) return importEachCapability();
      const place = JSON.stringify(relative(folder, id).replaceAll('\\', '/'));
      return code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`);
    },
  },
});

async function bundle(folder: string): Promise<void> {
  const { rolldown } = await import('rolldown');
  const made = await rolldown({
    cwd: ROOT,
    input: { run: join(SOURCE, 'run.ts'), serve: join(SOURCE, 'serve.ts') },
    platform: 'node',
    external: (id, _importer, isResolved) => !isResolved && !INLINED.test(id),
    plugins: [keepPlaces(folder)],
  });
  await made.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
}

const startingWith = (name: string) => `import { enableCompileCache } from 'node:module';

// Set before any import: on the second start everything is compiled already.
enableCompileCache();
await import('./bundles/${name}/run.mjs');
`;

function readMain(): string | undefined {
  try {
    return readFileSync(SERVER_MAIN, 'utf8');
  } catch {
    return undefined;
  }
}

/** Bundles the server unless the current bundle is from the same sources; returns the folder of the bundle. */
export async function buildServerIfChanged(): Promise<string> {
  const name = sourceHash(['server/src', 'packages', 'package-lock.json', 'scripts/build-server.ts']);
  await ensureBuild({ builds: BUNDLES, name, make: bundle });
  const main = startingWith(name);
  // A server that was built elsewhere may not be allowed to write here.
  if (readMain() !== main) {
    const draft = `${SERVER_MAIN}.${process.pid}`;
    writeFileSync(draft, main);
    renameSync(draft, SERVER_MAIN);
  }
  return join(BUNDLES, name);
}
