import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS, chunkName } from './scripts/chunks.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The canonical origin of public pages is fixed when they are prerendered.
  define: { __PUBLIC_URL__: JSON.stringify(process.env.PUBLIC_URL ?? 'http://localhost:3001') },
  build: {
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        entryFileNames: chunkName,
        codeSplitting: { groups: CHUNK_GROUPS },
      },
      // entry.server.tsx has all words at once on purpose; the browser's build does not contain it.
      checks: { ineffectiveDynamicImport: false },
    },
  },
  // Loaded only when a map opens; found late, it would reload the page in development.
  optimizeDeps: { include: ['leaflet'] },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/dev', '/language', '/sandbox'].map((path) => [path, 'http://localhost:3001']),
    ),
  },
});
