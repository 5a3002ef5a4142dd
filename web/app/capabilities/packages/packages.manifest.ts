import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'patient', path: 'packages', file: 'packages.page.tsx' },
    { area: 'patient', path: 'packages/:id', file: 'package.page.tsx' },
    { area: 'provider', path: 'sold-packages', file: 'sold-packages.page.tsx' },
  ],
  navigation: [
    { areas: ['patient'], name: 'packages', to: '/app/packages', icon: 'package', in: ['menu'], order: 27 },
  ],
  words: ['packages', 'payments'],
} satisfies Manifest;
