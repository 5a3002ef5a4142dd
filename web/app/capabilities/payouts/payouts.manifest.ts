import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'admin', path: 'money/payouts', file: 'payouts.page.tsx', onlineOnly: true },
    { area: 'clinic', path: 'clinic-payouts', file: 'clinic-payouts.page.tsx', onlineOnly: true },
  ],
  words: ['payouts', 'money'],
} satisfies Manifest;
