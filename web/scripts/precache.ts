import { LANGUAGES, type Language } from '@lakou/i18n';
import { GUARDED_AREAS, type GuardedArea, ROLE_AREAS, type RoleArea } from '../app/areas/areas.ts';
import type { Chunk } from './chunks.ts';
import type { Capability } from './manifests.ts';

interface KeptFiles {
  readonly files: readonly string[];
  readonly words: Readonly<Record<Language, readonly string[]>>;
}
/**
 * The files that the service worker stores: the common ones for everybody, those of the person's area, and the engine of
 * the symptom checker where all texts are stored.
 */
export type Precache = Readonly<Record<'common' | 'engine' | RoleArea, KeptFiles>>;

export interface Build {
  readonly capabilities: readonly Capability[];
  readonly chunks: Readonly<Record<string, Chunk>>;
  /** Every file in assets/. */
  readonly assets: readonly string[];
  /** The files that the app starts with. */
  readonly frame: readonly string[];
  /** The built file of a page or layout, by its path below web/app. */
  readonly fileOf: (source: string) => string;
}

/** The namespaces of the app's layout. */
export const FRAME_WORDS = ['common', 'errors', 'shell'];

// Texts are stored by language. Maps need the network anyway. Public pages, areas and the engine have their own lists.
const KEPT_APART = /^assets\/((words|site|article|draw-map|draw-spots|base-layer|check-here)-|area\.)/;
const ENGINE = 'assets/check-here-';
const WORDS = /^assets\/words-(\w\w)-(?:([\w-]+)-)?[\w-]{8}\.js$/;

/** These files and all files that they import, statically or dynamically. */
function filesFrom(starts: readonly string[], chunks: Build['chunks']): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    const chunk = chunks[file];
    if (!chunk) throw new Error(`precache.ts: the build has no file ${file}`);
    found.add(file);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) if (!KEPT_APART.test(next)) visit(next);
  };
  for (const start of starts) visit(start);
  return found;
}

/** The files of these namespaces in each language. A file without a namespace lists the addresses of the others. */
function wordFiles(assets: readonly string[], isWanted: (namespace: string | undefined) => boolean) {
  const found: Record<Language, string[]> = { en: [], fr: [], ht: [] };
  for (const file of assets) {
    const [, lang, namespace] = WORDS.exec(file) ?? [];
    const language = LANGUAGES.find((one) => one === lang);
    if (language && isWanted(namespace)) found[language].push(file);
  }
  return found;
}

type IsMine = (area: string) => boolean;

/** The list of each area. Common files are in no other list. */
export function precacheLists({ capabilities, chunks, assets, fileOf, frame }: Build): Precache {
  const pagesOf = (isMine: IsMine) =>
    capabilities.flatMap(({ folder, screens = [] }) =>
      screens
        .filter(({ area, onlineOnly }) => isMine(area) && !onlineOnly)
        .flatMap(({ file, children = [] }) => [file, ...children.map((child) => child.file)])
        .map((file) => fileOf(`${folder}/${file}`)),
    );
  // The texts of a capability without screens are used by other capabilities, so they are common.
  const wordsOf = (isMine: IsMine): string[] =>
    capabilities
      .filter(({ screens = [{ area: 'shared' }] }) => screens.some(({ area }) => isMine(area)))
      .flatMap(({ words }) => words);

  const isShared: IsMine = (area) => area === 'shared';
  const common = filesFrom([...frame, ...pagesOf(isShared)], chunks);
  // Signing in needs a network, so auth.css is left out.
  const styles = assets.filter(
    (file) => /\.(css|woff2)$/.test(file) && !KEPT_APART.test(file) && !file.startsWith('assets/auth-'),
  );
  const commonWords = [...FRAME_WORDS, ...wordsOf(isShared)];

  const listOf = (role: RoleArea): KeptFiles => {
    const areas = (Object.keys(GUARDED_AREAS) as GuardedArea[]).filter((area) =>
      GUARDED_AREAS[area].some((one) => one === role),
    );
    const isMine: IsMine = (area) => areas.some((one) => one === area);
    const layouts = areas
      .filter((area) => pagesOf((one) => one === area).length > 0)
      .map((area) => fileOf(`areas/${area}.layout.tsx`));
    const module = assets.filter((file) => file.startsWith(`assets/area.${role}-`));
    const files = filesFrom([...layouts, ...pagesOf(isMine), ...module], chunks);
    const words = wordsOf(isMine).filter((name) => !commonWords.includes(name));
    return {
      files: [...files].filter((file) => !common.has(file)),
      words: wordFiles(assets, (namespace) => namespace !== undefined && words.includes(namespace)),
    };
  };
  const ofRoles = Object.fromEntries(ROLE_AREAS.map((role) => [role, listOf(role)])) as Record<
    RoleArea,
    KeptFiles
  >;
  const engine = filesFrom(
    assets.filter((file) => file.startsWith(ENGINE)),
    chunks,
  );
  if (engine.size === 0) throw new Error('precache.ts: the build has no engine of the symptom checker');
  return {
    engine: { files: [...engine].filter((file) => !common.has(file)), words: { en: [], fr: [], ht: [] } },
    common: {
      files: [...common, ...styles],
      words: wordFiles(assets, (namespace) => namespace === undefined || commonWords.includes(namespace)),
    },
    ...ofRoles,
  };
}
