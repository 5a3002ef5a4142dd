import { LANGUAGES } from '@lakou/i18n';
import type { Config } from '@react-router/dev/config';
import { readManifests } from './scripts/manifests.ts';

export default {
  ssr: false,
  // Where scripts/build-web.ts wants it.
  buildDirectory: process.env.WEB_BUILD_FOLDER ?? 'build/loose',
  // A screen is one file: separate loaders would be further requests before it shows.
  splitRouteModules: false,
  prerender: async () => {
    const pages = (await readManifests())
      .flatMap(({ screens = [] }) => screens)
      .filter(({ area }) => area === 'site' || area === 'auth');
    return LANGUAGES.flatMap((lang) => pages.map(({ path }) => `/${lang}${path && `/${path}`}`));
  },
} satisfies Config;
