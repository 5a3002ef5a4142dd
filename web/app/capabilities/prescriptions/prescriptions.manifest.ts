import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'patient', path: 'prescriptions', file: 'prescriptions.page.tsx' },
    { area: 'patient', path: 'prescriptions/orders', file: 'orders.page.tsx' },
    { area: 'patient', path: 'prescriptions/orders/:id', file: 'own-order.page.tsx' },
    { area: 'patient', path: 'prescriptions/:id/send', file: 'send.page.tsx' },
  ],
  navigation: [
    {
      areas: ['patient'],
      name: 'prescriptions',
      to: '/app/prescriptions',
      icon: 'scroll-text',
      in: ['more'],
      group: 'care',
      order: 45,
    },
  ],
  tiles: [
    { name: 'prescriptions', group: 'records', to: '/app/prescriptions', icon: 'scroll-text', order: 15 },
  ],
  words: ['prescriptions', 'pharmacy-orders', 'family'],
} satisfies Manifest;
