import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'admin', path: 'verifications', file: 'verifications.page.tsx', onlineOnly: true },
    { area: 'admin', path: 'verifications/:id', file: 'review.page.tsx', onlineOnly: true },
  ],
  navigation: [
    {
      areas: ['admin'],
      name: 'verifications',
      to: '/app/verifications',
      icon: 'badge-check',
      in: ['tabs', 'rail'],
      group: 'queues',
      order: 12,
    },
  ],
  words: ['verification', 'credentials', 'provider-workspace', 'profiles', 'providers'],
} satisfies Manifest;
