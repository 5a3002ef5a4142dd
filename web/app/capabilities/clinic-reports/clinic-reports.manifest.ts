import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'clinic', path: 'reports', file: 'reports.page.tsx' }],
  navigation: [
    {
      areas: ['clinic'],
      name: 'reports',
      to: '/app/reports',
      icon: 'chart-column',
      in: ['tabs', 'more'],
      group: 'business',
      order: 42,
      clinicRoles: ['Admin'],
    },
  ],
  words: ['clinic-reports'],
} satisfies Manifest;
