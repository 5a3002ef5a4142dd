import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'clinic', path: 'billing', file: 'service-codes.page.tsx' },
    { area: 'clinic', path: 'billing/fees', file: 'fees.page.tsx' },
    { area: 'clinic', path: 'billing/scale', file: 'bands.page.tsx' },
  ],
  navigation: [
    {
      areas: ['clinic'],
      name: 'billing',
      to: '/app/billing',
      icon: 'receipt-text',
      in: ['tabs', 'more'],
      group: 'business',
      order: 35,
      clinicRoles: ['Scheduler'],
    },
  ],
  words: ['billing'],
} satisfies Manifest;
