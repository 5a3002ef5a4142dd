import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'patient', path: 'record/import', file: 'import.page.tsx' }],
  words: ['record-imports', 'record-entries', 'labs'],
} satisfies Manifest;
