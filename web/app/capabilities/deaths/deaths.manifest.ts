import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'admin', path: 'death-reports', file: 'death-reports.page.tsx', onlineOnly: true }],
  navigation: [
    {
      areas: ['admin'],
      name: 'deathReports',
      to: '/app/death-reports',
      icon: 'file-heart',
      in: ['more'],
      group: 'queues',
      order: 25,
    },
  ],
  words: ['deaths'],
} satisfies Manifest;
