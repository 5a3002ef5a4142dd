import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'clinic', path: 'invoices', file: 'invoices.page.tsx' },
    { area: 'clinic', path: 'invoices/:id', file: 'invoice.page.tsx' },
    { area: 'clinic', path: 'invoices/statements/:id', file: 'statement.page.tsx' },
  ],
  navigation: [
    {
      areas: ['clinic'],
      name: 'invoices',
      to: '/app/invoices',
      covers: ['/app/clinic-payouts'],
      icon: 'banknote',
      in: ['tabs', 'rail'],
      group: 'business',
      order: 30,
      clinicRoles: ['Admin', 'Scheduler'],
    },
  ],
  words: ['invoices', 'my-invoices', 'statements'],
} satisfies Manifest;
