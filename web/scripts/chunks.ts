// Which modules travel together. On a slow link a request costs more than the bytes it brings, so the first screens
// come in few files; every further screen brings its own.

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}
type GroupName = (id: string, graph: ModuleGraph) => string | null;

// What every screen of the app runs on: one file, cached for as long as the libraries stay the same.
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/(?!.*(infiniteQueryO|useInfiniteQ|useMutationS))|vite\/preload-helper/;
// A layout's file is the one that its screens share. Each further entry of the router would need a file to point there.
const CODE = /\.(tsx?|m?js)$|\.layout\.tsx\?__react-router-build-client-route$/;
// What later screens share of the design system, the icons and the rules of the contract, and how they read long lists.
// Charts, maps and uploads are few screens' own.
const KIT =
  /\/@tanstack\/|\/app\/ui\/(?!(line|bar|file|tag)-)[\w-]+\.tsx?$|\/lucide-react\/dist\/esm\/icons\/|\/contract\/src\/[\w-]+\.rules\.ts$/;

// Where the first screens begin.
const ALWAYS = /\/app\/(root|entry\.client)\.tsx$/;
const HOME = /\/(app\.layout|dashboard\.page)\.tsx$/;
const AUTH = /\/(auth\.layout|sign-in\.page)\.tsx$/;

// Everybody imports these, for one thing or another of what they list.
const BARRELS = /\/@tanstack\/[\w-]+\/build\/modern\/index\.js$/;

/** Whether one of these files imports the module, straight or through others. */
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
  { name: 'drawings', test: /\/ui\/drawings\//, priority: 1 },
  { name: 'kit', test: KIT, minShareCount: 2, priority: 0 },
];

/** A file's name tells the service worker what to keep: words by language, public pages apart from the app. */
export function chunkName({ moduleIds }: { moduleIds: string[] }): string {
  const last = moduleIds.at(-1) ?? '';
  const catalogue = last.match(/language\/catalogue\/(\w+)\.ts$/);
  if (catalogue) return `assets/words-${catalogue[1]}-[hash].js`;
  const words = last.match(/locales\/(\w+)\/([\w-]+)\.json$/);
  if (words) return `assets/words-${words[1]}-${words[2]}-[hash].js`;
  const isSite = moduleIds.length > 0 && moduleIds.every((id) => id.includes('/capabilities/site/'));
  return isSite ? 'assets/site-[name]-[hash].js' : 'assets/[name]-[hash].js';
}
