import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'patient', path: 'record/access', file: 'access.page.tsx' }],
  words: ['record-access', 'my-data', 'accounts', 'providers'],
} satisfies Manifest;
