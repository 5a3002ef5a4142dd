import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'clinic', path: 'pharmacy-orders', file: 'pharmacy-orders.page.tsx' },
    { area: 'clinic', path: 'pharmacy-orders/:id', file: 'pharmacy-order.page.tsx' },
  ],
  navigation: [
    {
      areas: ['clinic'],
      name: 'pharmacyOrders',
      to: '/app/pharmacy-orders',
      icon: 'scroll-text',
      in: ['more'],
      group: 'care',
      order: 42,
      clinicRoles: ['Admin', 'Provider'],
    },
  ],
  words: ['pharmacy-orders', 'prescriptions'],
} satisfies Manifest;
