import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'clinic', path: 'clinic-verification', file: 'clinic-verification.page.tsx' },
    { area: 'admin', path: 'clinic-verifications', file: 'clinic-queue.page.tsx', onlineOnly: true },
    { area: 'admin', path: 'clinic-verifications/:id', file: 'clinic-case.page.tsx', onlineOnly: true },
  ],
  navigation: [
    {
      areas: ['clinic'],
      name: 'clinicVerification',
      to: '/app/clinic-verification',
      icon: 'badge-check',
      in: ['tabs', 'more'],
      group: 'business',
      order: 43,
      clinicRoles: ['Admin'],
    },
    {
      areas: ['admin'],
      name: 'clinicVerifications',
      to: '/app/clinic-verifications',
      icon: 'building-2',
      in: ['more'],
      group: 'queues',
      order: 22,
    },
  ],
  words: ['clinic-verification'],
} satisfies Manifest;
