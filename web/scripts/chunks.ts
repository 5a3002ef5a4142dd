import type { Plugin } from 'vite';

// Decides which modules share a file. On a slow connection a request costs more than its bytes, so the first screens
// use few files; every other screen has its own file.

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}
type GroupName = (id: string, graph: ModuleGraph) => string | null;

// The libraries that every screen needs: one file, cached until a library changes.
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/(?!.*(infiniteQueryO|useInfiniteQ|useMutationS))|vite\/preload-helper/;
// A layout is in the same file as the modules that its screens share; otherwise it would need a file that only
// re-exports it.
const CODE = /\.(tsx?|m?js)$|\.layout\.tsx\?__react-router-build-client-route$|virtual:area\//;
// The parts of the design system, the icons, the rules of the contract and the code for long lists that later screens
// share. Charts, maps and uploads stay with the few screens that use them.
const KIT =
  /\/@tanstack\/|\/app\/ui\/(?!(line|bar|file|tag)-)[\w-]+\.tsx?$|\/lucide-react\/dist\/esm\/icons\/|\/contract\/src\/[\w-]+\.rules\.ts$/;
const DRAWINGS = /\/ui\/drawings\//;

// The modules that the first screens start from.
const ALWAYS = /\/app\/(root|entry\.client)\.tsx$/;
// The area of patients is one of them, because most people are patients; those of other roles are separate files.
const HOME = /\/(app\.layout|dashboard\.page|area-guard)\.tsx$|virtual:area\/patient$/;
const AUTH = /\/(auth\.layout|sign-in\.page)\.tsx$/;

// Index files that every screen imports; they do not show which of their modules a screen needs.
const BARRELS = /\/@tanstack\/[\w-]+\/build\/modern\/index\.js$/;

const PATTERNS = { LIBRARIES, CODE, KIT, DRAWINGS, ALWAYS, HOME, AUTH, BARRELS };

/** Whether one of these files imports the module, directly or through others. */
function isPartOf(start: RegExp, id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id) || BARRELS.test(id)) return false;
  seen.add(id);
  if (start.test(id.replace(/\?.*$/, ''))) return true;
  return graph.getModuleInfo(id)?.importers.some((one) => isPartOf(start, one, graph, seen)) ?? false;
}

const base: GroupName = (id, graph) =>
  isPartOf(ALWAYS, id, graph) || (isPartOf(HOME, id, graph) && isPartOf(AUTH, id, graph)) ? 'base' : null;
const partOf =
  (start: RegExp, name: string): GroupName =>
  (id, graph) =>
    isPartOf(start, id, graph) ? name : null;

export const CHUNK_GROUPS = [
  { name: 'libraries', test: LIBRARIES, priority: 4 },
  { name: base, debugName: 'base', test: CODE, priority: 3 },
  { name: partOf(HOME, 'home'), debugName: 'home', test: CODE, priority: 2 },
  { name: partOf(AUTH, 'auth'), debugName: 'auth', test: CODE, priority: 1 },
  { name: 'drawings', test: DRAWINGS, priority: 1 },
  { name: 'kit', test: KIT, minShareCount: 2, priority: 0 },
];

/** The name of a file shows whether it contains texts (and of which language), a public page or the area of a role. */
export function chunkName({ moduleIds }: { moduleIds: string[] }): string {
  const last = moduleIds.at(-1) ?? '';
  const catalogue = last.match(/language\/catalogue\/(\w+)\.ts$/);
  if (catalogue) return `assets/words-${catalogue[1]}-[hash].js`;
  const words = last.match(/locales\/(\w+)\/([\w-]+)\.json$/);
  if (words) return `assets/words-${words[1]}-${words[2]}-[hash].js`;
  const area = last.match(/virtual:area\/(?!patient)(\w+)$/);
  if (area) return `assets/area.${area[1]}-[hash].js`;
  const isSite = moduleIds.length > 0 && moduleIds.every((id) => id.includes('/capabilities/site/'));
  return isSite ? 'assets/site-[name]-[hash].js' : 'assets/[name]-[hash].js';
}

export interface Chunk {
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** Which file imports which; finish-build.ts reads and removes it. */
export const CHUNK_GRAPH = 'chunk-graph.json';

/** Fails the build when a pattern of this file matches no module, and writes down which file imports which. */
export function checkChunks(): Plugin {
  return {
    name: 'check-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const ids = Array.from(this.getModuleIds(), (id) => id.replace(/\?.*$/, ''));
      for (const [name, pattern] of Object.entries(PATTERNS))
        if (!ids.some((id) => pattern.test(id)))
          this.error(`chunks.ts: ${name} matches no module: ${pattern}`);
      const chunks: Record<string, Chunk> = {};
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          chunks[file.fileName] = { imports: file.imports, dynamicImports: file.dynamicImports };
      this.emitFile({ type: 'asset', fileName: CHUNK_GRAPH, source: JSON.stringify(chunks) });
    },
  };
}
