import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'admin', path: 'money', file: 'money.page.tsx', onlineOnly: true },
    { area: 'admin', path: 'money/refunds', file: 'refunds.page.tsx', onlineOnly: true },
    { area: 'admin', path: 'money/differences', file: 'differences.page.tsx', onlineOnly: true },
  ],
  navigation: [
    {
      areas: ['admin'],
      name: 'money',
      to: '/app/money',
      icon: 'banknote',
      in: ['tabs', 'rail'],
      group: 'operations',
      order: 35,
    },
  ],
  words: ['money'],
} satisfies Manifest;
