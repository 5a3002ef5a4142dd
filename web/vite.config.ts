import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { areaModules } from './scripts/area-modules.ts';
import { CHUNK_GROUPS, checkChunks, chunkName } from './scripts/chunks.ts';
import { findModule } from './scripts/find-module.ts';
import { slimIcons } from './scripts/slim-icons.ts';
import { spokenSubjectsModule } from './scripts/spoken-subjects.ts';

/** The file of a layout may contain its screens too; otherwise it would only re-export another file. */
const layoutsHoldScreens: Plugin = {
  name: 'layouts-hold-screens',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
};

/** Each prerendered page may take ten seconds, which cannot be set and is too little on a busy machine. */
const timeForPages: Plugin = {
  name: 'time-for-pages',
  apply: 'build',
  config() {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(Math.max(ms, 120_000));
  },
};

export default defineConfig({
  plugins: [
    tailwindcss(),
    slimIcons(),
    areaModules(),
    spokenSubjectsModule(),
    findModule(),
    reactRouter(),
    layoutsHoldScreens,
    timeForPages,
    checkChunks(),
  ],
  // entry.server.tsx loads all texts at once on purpose; the browser's build does not contain it.
  build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: chunkName,
            entryFileNames: chunkName,
            codeSplitting: { groups: CHUNK_GROUPS },
          },
        },
      },
    },
  },
  // Loaded only when a map opens; if Vite found it late, it would reload the page in development.
  optimizeDeps: { include: ['leaflet'] },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/dev', '/fhir', '/language', '/sandbox', '/shl'].map((path) => [
        path,
        `http://localhost:${process.env.PORT || 3001}`,
      ]),
    ),
  },
});
