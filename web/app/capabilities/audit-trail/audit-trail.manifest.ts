import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'admin', path: 'audit', file: 'audit.page.tsx', onlineOnly: true }],
  navigation: [
    {
      areas: ['admin'],
      name: 'audit',
      to: '/app/audit',
      icon: 'scroll-text',
      in: ['tabs', 'rail'],
      group: 'operations',
      order: 40,
    },
  ],
  words: ['audit-trail', 'administration'],
} satisfies Manifest;
