import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The canonical origin of public pages is fixed when they are prerendered.
  define: { __PUBLIC_URL__: JSON.stringify(process.env.PUBLIC_URL ?? 'http://localhost:3001') },
  server: {
    proxy: Object.fromEntries(['/api', '/dev', '/language'].map((path) => [path, 'http://localhost:3001'])),
  },
});
