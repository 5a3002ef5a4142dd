import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'provider', path: 'care-requests', file: 'open-requests.page.tsx', onlineOnly: true },
    { area: 'patient', path: 'ask-for-care', file: 'ask-for-care.page.tsx', onlineOnly: true },
  ],
  navigation: [
    {
      areas: ['provider'],
      name: 'careRequests',
      to: '/app/care-requests',
      icon: 'hand-helping',
      in: ['rail'],
      group: 'work',
      order: 40,
    },
    {
      areas: ['patient'],
      name: 'askForCare',
      to: '/app/ask-for-care',
      icon: 'hand-helping',
      in: ['more'],
      group: 'care',
      order: 25,
    },
  ],
  tiles: [{ name: 'askForCare', group: 'now', to: '/app/ask-for-care', icon: 'hand-helping', order: 15 }],
  words: ['care-requests', 'bookings'],
} satisfies Manifest;
