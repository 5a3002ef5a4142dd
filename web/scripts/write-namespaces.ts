// Writes app/platform/language/namespaces.ts: the namespaces that the layout and the manifests name. Run it when a
// manifest names a new one: node web/scripts/write-namespaces.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readManifests } from './manifests.ts';
import { FRAME_WORDS } from './precache.ts';

const FILE = join(dirname(fileURLToPath(import.meta.url)), '../app/platform/language/namespaces.ts');
const LOCALE = '../../../../packages/i18n/locales/en';

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const key = (name: string) => (name.includes('-') ? `'${name}'` : name);

/** The text that the file should have, and the one that it has. */
export async function namespacesFile(): Promise<{ wanted: string; present: string }> {
  const named = (await readManifests()).flatMap(({ words }) => words);
  const names = [...new Set<string>([...FRAME_WORDS, ...named])].sort();
  const wanted = `// Written by web/scripts/write-namespaces.ts.
${names.map((name) => `import type ${camel(name)} from '${LOCALE}/${name}.json';`).join('\n')}

/** The catalogues, by the name of their file; the English one gives the keys their types. */
export interface Catalogue {
${names.map((name) => `  ${key(name)}: typeof ${camel(name)};`).join('\n')}
}
export type Namespace = keyof Catalogue;
`;
  return { wanted, present: readFileSync(FILE, 'utf8') };
}

if (import.meta.main) writeFileSync(FILE, (await namespacesFile()).wanted);
