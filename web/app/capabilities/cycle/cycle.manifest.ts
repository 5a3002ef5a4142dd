import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'patient', path: 'cycle', file: 'cycle.page.tsx' }],
  navigation: [
    {
      areas: ['patient'],
      name: 'cycle',
      to: '/app/cycle',
      icon: 'droplet',
      in: ['rail'],
      group: 'health',
      order: 120,
      femaleOnly: true,
    },
  ],
  tiles: [{ name: 'cycle', group: 'track', to: '/app/cycle', icon: 'droplet', order: 50, femaleOnly: true }],
  words: ['cycle'],
} satisfies Manifest;
