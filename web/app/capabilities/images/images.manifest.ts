import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'patient', path: 'images', file: 'images.page.tsx' },
    { area: 'patient', path: 'images/:id', file: 'image.page.tsx' },
    { area: 'provider', path: 'patients/:id/images', file: 'patient-images.page.tsx' },
    { area: 'provider', path: 'patient-images/:id', file: 'patient-image.page.tsx' },
  ],
  navigation: [
    {
      areas: ['patient'],
      name: 'images',
      to: '/app/images',
      icon: 'images',
      in: ['more'],
      group: 'health',
      order: 130,
    },
  ],
  tiles: [{ name: 'images', group: 'records', to: '/app/images', icon: 'images', order: 30 }],
  words: ['images', 'provider-workspace'],
} satisfies Manifest;
