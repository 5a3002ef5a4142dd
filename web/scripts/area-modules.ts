import type { Plugin } from 'vite';
import type { RoleArea } from '../app/areas/areas.ts';
import type { NavigationEntry } from '../app/areas/manifest.ts';
import { type Capability, readManifests } from './manifests.ts';

const PREFIX = 'virtual:area/';
const byOrder = (a: { readonly order: number }, b: { readonly order: number }) => a.order - b.order;

/** The links of one role's navigation, in order. */
export const navigationOf = (area: RoleArea, capabilities: readonly Capability[]): NavigationEntry[] =>
  capabilities
    .flatMap(({ navigation = [] }) => navigation)
    .filter(({ areas }) => areas.includes(area))
    .sort(byOrder);

/** The entries as code, with the icon component instead of its name. */
function withIcons(entries: readonly { readonly icon: string }[], name: string) {
  const imports = entries.map(({ icon }, at) => `import ${name}${at} from 'lucide-react/icons/${icon}';`);
  const items = entries.map((entry, at) => {
    const { icon: _, areas: __, order: ___, ...fields } = { areas: 0, order: 0, ...entry };
    return `${JSON.stringify(fields).slice(0, -1)},"icon":${name}${at}}`;
  });
  return { imports, list: `[${items.join(', ')}]` };
}

/** The navigation, hub and home page of one role, as a module that imports nothing of other roles. */
export function areaModule(area: RoleArea, capabilities: readonly Capability[]): string {
  const places = withIcons(navigationOf(area, capabilities), 'Place');
  const tiles = area === 'patient' ? capabilities.flatMap((one) => one.tiles ?? []).sort(byOrder) : [];
  const hub = withIcons(tiles, 'Tile');
  const owner = capabilities.find(({ home }) => home?.area === area);
  const home = owner?.home && {
    import: `import { ${owner.home.component} as Home } from '/app/${owner.folder}/${owner.home.file}';`,
    value: `, home: { Component: Home, words: ${JSON.stringify(owner.home.words)} }`,
  };
  return `${[...places.imports, ...hub.imports, home?.import ?? ''].join('\n')}
export default { places: ${places.list}, tiles: ${hub.list}${home?.value ?? ''} };`;
}

/** Serves `virtual:area/<role>`, made from the manifests of all capabilities. */
export function areaModules(): Plugin {
  return {
    name: 'area-modules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      return areaModule(id.slice(PREFIX.length + 1) as RoleArea, await readManifests());
    },
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        if (file.endsWith('.manifest.ts')) void server.restart();
      });
    },
  };
}
