import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// What every screen of the app runs on: one file, cached for as long as the libraries stay the same.
const LIBRARIES = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|i18next|react-i18next)\//;

/** A file's name tells the service worker what to keep: words by language, public pages apart from the app. */
function chunkName({ moduleIds }: { moduleIds: string[] }): string {
  const words = moduleIds.length === 1 ? moduleIds[0]?.match(/locales\/(\w+)\/([\w-]+)\.json$/) : undefined;
  if (words) return `assets/words-${words[1]}-${words[2]}-[hash].js`;
  const isSite = moduleIds.length > 0 && moduleIds.every((id) => id.includes('/capabilities/site/'));
  return isSite ? 'assets/site-[name]-[hash].js' : 'assets/[name]-[hash].js';
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The canonical origin of public pages is fixed when they are prerendered.
  define: { __PUBLIC_URL__: JSON.stringify(process.env.PUBLIC_URL ?? 'http://localhost:3001') },
  build: {
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        entryFileNames: chunkName,
        codeSplitting: { groups: [{ name: 'libraries', test: LIBRARIES }] },
      },
      // entry.server.tsx has all words at once on purpose; the browser's build does not contain it.
      checks: { ineffectiveDynamicImport: false },
    },
  },
  // Loaded only when a map opens; found late, it would reload the page in development.
  optimizeDeps: { include: ['leaflet'] },
  server: {
    proxy: Object.fromEntries(['/api', '/dev', '/language'].map((path) => [path, 'http://localhost:3001'])),
  },
});
