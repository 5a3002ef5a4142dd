import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Attributes, Shape } from '../app/ui/icon.tsx';

const RUNTIME = fileURLToPath(new URL('../app/ui/icon.tsx', import.meta.url));

type Node = readonly [tag: string, attributes: Attributes];
interface Icon {
  /** Missing in a file that is only an alias of another icon. */
  readonly __iconData?: { readonly node: readonly Node[] };
}

/**
 * Reduces an icon to its shapes, drawn by `ui/icon.tsx`, because the other features of Lucide's components are not
 * used.
 */
export function slimIcons(): Plugin {
  return {
    name: 'slim-icons',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      async handler(_code, id) {
        const { __iconData }: Icon = await import(pathToFileURL(id).href);
        if (!__iconData) return undefined;
        const shapes = JSON.stringify(__iconData.node.map(shapeOf));
        return `import { createIcon } from ${JSON.stringify(RUNTIME)}; export default /* @__PURE__ */ createIcon(${shapes});`;
      },
    },
  };
}

function shapeOf([tag, { key: _, ...attributes }]: Node): Shape {
  const { d, ...others } = attributes;
  return tag === 'path' && d && Object.keys(others).length === 0 ? d : [tag, attributes];
}
