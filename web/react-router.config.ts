import { LANGUAGES } from '@lakou/i18n';
import type { Config } from '@react-router/dev/config';
import { PRERENDERED_PAGES } from './app/pages.ts';

export default {
  ssr: false,
  // Where scripts/build-web.ts wants it.
  buildDirectory: process.env.WEB_BUILD_FOLDER ?? 'build/loose',
  // A screen is one file: loaders apart would be further round trips before it shows.
  splitRouteModules: false,
  prerender: () => LANGUAGES.flatMap((lang) => PRERENDERED_PAGES.map((page) => `/${lang}${page}`)),
} satisfies Config;
