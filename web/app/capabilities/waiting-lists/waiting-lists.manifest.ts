import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'patient', path: 'waiting-lists', file: 'waiting-lists.page.tsx', onlineOnly: true }],
  navigation: [
    {
      areas: ['patient'],
      name: 'waitingLists',
      to: '/app/waiting-lists',
      icon: 'hourglass',
      in: ['more'],
      group: 'care',
      order: 28,
    },
  ],
  words: ['waiting-lists'],
} satisfies Manifest;
