import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    {
      area: 'shared',
      path: 'medicines',
      file: 'medicines.page.tsx',
      children: [{ path: ':id', file: 'medicine.page.tsx' }],
    },
  ],
  navigation: [
    {
      areas: ['patient'],
      name: 'medicines',
      to: '/app/medicines',
      icon: 'pill',
      in: ['more'],
      group: 'learn',
      order: 230,
    },
  ],
  tiles: [{ name: 'medicines', group: 'learn', to: '/app/medicines', icon: 'pill', order: 20 }],
  words: ['medicines'],
} satisfies Manifest;
