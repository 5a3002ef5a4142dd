import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'provider', path: 'credentials', file: 'credentials.page.tsx', onlineOnly: true }],
  navigation: [
    {
      areas: ['provider'],
      name: 'credentials',
      to: '/app/credentials',
      icon: 'badge-check',
      in: ['more'],
      group: 'practice',
      order: 230,
    },
  ],
  words: ['credentials'],
} satisfies Manifest;
