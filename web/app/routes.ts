import { LANGUAGES } from '@lakou/i18n';
import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { readManifests } from '../scripts/manifests.ts';
import { GUARDED_AREAS } from './areas/areas.ts';
import type { Screen } from './areas/manifest.ts';

const screens = (await readManifests()).flatMap(({ folder, screens = [] }) =>
  screens.map((screen) => ({ folder, screen })),
);

/** The routes of one area. A page that is mounted once in each language gets an id of its own there. */
function routesOf(area: Screen['area'], lang?: string): RouteConfigEntry[] {
  const id = (file: string) => (lang ? { id: `${lang}-${file.replace('.page.tsx', '')}` } : {});
  return screens
    .filter(({ screen }) => screen.area === area)
    .map(({ folder, screen: { path, file, children } }) => {
      if (path === '') return index(`${folder}/${file}`, id(file));
      const inside = children?.map((child) => route(child.path, `${folder}/${child.file}`));
      return route(path, `${folder}/${file}`, id(file), inside);
    });
}

// Static language prefixes: a `/:lang` parameter would match every unknown path.
const publicPages = LANGUAGES.flatMap((lang) =>
  prefix(lang, [
    layout('capabilities/site/site.layout.tsx', { id: `${lang}-site` }, routesOf('site', lang)),
    layout('capabilities/site/article.layout.tsx', { id: `${lang}-article` }, routesOf('article', lang)),
    layout('capabilities/accounts/auth.layout.tsx', { id: `${lang}-auth` }, routesOf('auth', lang)),
    ...routesOf('public', lang),
  ]),
);

const guarded = Object.keys(GUARDED_AREAS)
  .map((area) => ({ area, pages: routesOf(area as keyof typeof GUARDED_AREAS) }))
  .filter(({ pages }) => pages.length > 0)
  .map(({ area, pages }) => layout(`areas/${area}.layout.tsx`, pages));

const styleguide =
  process.env.NODE_ENV === 'production' ? [] : [route('styleguide', 'ui/styleguide/styleguide.page.tsx')];

export default [
  ...publicPages,
  // Outside the app's layout, which asks for a session.
  route('app/locked', 'shell/locked.page.tsx'),
  route('app', 'shell/app.layout.tsx', [
    ...routesOf('shared'),
    ...guarded,
    route('more', 'shell/more.page.tsx'),
    route('*', 'shell/unknown.page.tsx'),
  ]),
  ...styleguide,
] satisfies RouteConfig;
