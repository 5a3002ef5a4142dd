import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'auth', path: 'undo-email', file: 'undo-email.page.tsx' }],
  words: ['email'],
} satisfies Manifest;
