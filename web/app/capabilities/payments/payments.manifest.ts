import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'patient', path: 'pay/moncash', file: 'moncash-return.page.tsx' },
    { area: 'patient', path: 'pay/:bookingId', file: 'pay.page.tsx' },
    { area: 'patient', path: 'payments', file: 'payments.page.tsx' },
  ],
  navigation: [
    {
      areas: ['patient'],
      name: 'payments',
      to: '/app/payments',
      covers: ['/app/pay', '/app/my-invoices', '/app/packages'],
      icon: 'wallet',
      in: ['more'],
      group: 'care',
      order: 50,
    },
  ],
  tiles: [{ name: 'payments', group: 'records', to: '/app/payments', icon: 'wallet', order: 20 }],
  words: ['payments'],
} satisfies Manifest;
