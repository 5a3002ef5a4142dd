import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'patient', path: 'prescriptions', file: 'prescriptions.page.tsx' }],
  navigation: [
    {
      areas: ['patient'],
      name: 'prescriptions',
      to: '/app/prescriptions',
      icon: 'scroll-text',
      in: ['rail'],
      group: 'care',
      order: 45,
    },
  ],
  tiles: [
    { name: 'prescriptions', group: 'records', to: '/app/prescriptions', icon: 'scroll-text', order: 15 },
  ],
  words: ['prescriptions', 'family'],
} satisfies Manifest;
