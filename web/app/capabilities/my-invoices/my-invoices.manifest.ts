import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'patient', path: 'my-invoices', file: 'my-invoices.page.tsx' },
    { area: 'patient', path: 'my-invoices/:id', file: 'my-invoice.page.tsx' },
  ],
  navigation: [
    {
      areas: ['patient'],
      name: 'myInvoices',
      to: '/app/my-invoices',
      icon: 'receipt-text',
      in: ['menu'],
      order: 26,
    },
  ],
  words: ['my-invoices', 'payments'],
} satisfies Manifest;
