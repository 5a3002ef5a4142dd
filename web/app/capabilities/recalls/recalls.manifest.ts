import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'provider', path: 'follow-up', file: 'recalls.page.tsx', onlineOnly: true }],
  navigation: [
    {
      areas: ['provider'],
      name: 'recalls',
      to: '/app/follow-up',
      icon: 'calendar-heart',
      in: ['more'],
      group: 'work',
      order: 45,
    },
  ],
  words: ['recalls'],
} satisfies Manifest;
