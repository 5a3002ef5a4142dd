import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'provider', path: 'lab-worklist/import', file: 'lab-import.page.tsx', onlineOnly: true }],
  words: ['lab-imports', 'labs', 'lab-explanation'],
} satisfies Manifest;
