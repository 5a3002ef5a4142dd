import { LANGUAGES } from '@lakou/i18n';
import type { Config } from '@react-router/dev/config';
import { readManifests } from './scripts/manifests.ts';

export default {
  ssr: false,
  // scripts/build-web.ts chooses the folder.
  buildDirectory: process.env.WEB_BUILD_FOLDER ?? 'build/loose',
  // A screen is one file: separate loaders would cost further requests before it shows.
  splitRouteModules: false,
  prerender: async () => {
    const pages = (await readManifests())
      .flatMap(({ screens = [] }) => screens)
      .filter(({ area }) => ['site', 'article', 'auth'].includes(area));
    return LANGUAGES.flatMap((lang) => pages.map(({ path }) => `/${lang}${path && `/${path}`}`));
  },
} satisfies Config;
