import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'clinic', path: 'inventory', file: 'inventory.page.tsx' },
    { area: 'clinic', path: 'inventory/count', file: 'stocktake.page.tsx' },
  ],
  navigation: [
    {
      areas: ['clinic'],
      name: 'inventory',
      to: '/app/inventory',
      icon: 'package',
      in: ['tabs', 'rail'],
      group: 'business',
      order: 40,
    },
  ],
  words: ['inventory'],
} satisfies Manifest;
