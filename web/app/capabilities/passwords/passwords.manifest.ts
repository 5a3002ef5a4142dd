import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'auth', path: 'forgot-password', file: 'forgot-password.page.tsx' },
    { area: 'auth', path: 'reset-password', file: 'reset-password.page.tsx' },
  ],
  words: ['accounts', 'passwords'],
} satisfies Manifest;
