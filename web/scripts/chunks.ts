// Which modules travel together. On a slow link a request costs more than the bytes it brings, so the first screens
// come in few files; every further screen brings its own.

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}
type GroupName = (id: string, graph: ModuleGraph) => string | null;

// What every screen of the app runs on: one file, cached for as long as the libraries stay the same.
const LIBRARIES = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/|vite\/preload-helper/;
const CODE = /\.(tsx?|m?js)$/;

// Where the first screens begin.
const ALWAYS = /\/app\/(root|entry\.client)\.tsx$/;
const APP = /\/(app\.layout|dashboard\.page)\.tsx$/;
const PATIENT = /\/patient-home\.tsx$/;
const ENTRANCE = /\/(entrance\.layout|sign-in\.page)\.tsx$/;
// A page is a file of its own in any case: it takes part through what it imports.
const PAGE = /\.page\.tsx$/;

/** Whether one of these files imports the module, straight or through others. */
function isPartOf(start: RegExp, id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  if (start.test(id.replace(/\?.*$/, ''))) return true;
  return graph.getModuleInfo(id)?.importers.some((one) => isPartOf(start, one, graph, seen)) ?? false;
}

const isHome = (id: string, graph: ModuleGraph) => isPartOf(APP, id, graph) || isPartOf(PATIENT, id, graph);
const base: GroupName = (id, graph) =>
  isPartOf(ALWAYS, id, graph) || (isHome(id, graph) && isPartOf(ENTRANCE, id, graph)) ? 'base' : null;
const partOf =
  (start: RegExp, name: string): GroupName =>
  (id, graph) =>
    !PAGE.test(id.replace(/\?.*$/, '')) && isPartOf(start, id, graph) ? name : null;

export const CHUNK_GROUPS = [
  { name: 'libraries', test: LIBRARIES, priority: 4 },
  { name: base, debugName: 'base', test: CODE, priority: 3 },
  { name: partOf(APP, 'app'), debugName: 'app', test: CODE, priority: 2 },
  { name: partOf(ENTRANCE, 'entrance'), debugName: 'entrance', test: CODE, priority: 1 },
  { name: partOf(PATIENT, 'patient'), debugName: 'patient', test: CODE, priority: 0 },
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
