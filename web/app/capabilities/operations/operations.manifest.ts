import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'admin', path: 'system', file: 'system.page.tsx', onlineOnly: true },
    { area: 'admin', path: 'system/jobs', file: 'jobs.page.tsx', onlineOnly: true },
  ],
  navigation: [
    {
      areas: ['admin'],
      name: 'system',
      to: '/app/system',
      icon: 'server',
      in: ['tabs', 'rail'],
      group: 'operations',
      order: 45,
    },
  ],
  words: ['operations'],
} satisfies Manifest;
