import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'patient', path: 'book/:providerId', file: 'book.page.tsx' },
    { area: 'patient', path: 'visits', file: 'bookings.page.tsx' },
  ],
  navigation: [
    {
      areas: ['patient'],
      name: 'visits',
      to: '/app/visits',
      icon: 'calendar-days',
      in: ['tabs', 'rail'],
      group: 'care',
      order: 30,
    },
  ],
  tiles: [{ name: 'visits', group: 'records', to: '/app/visits', icon: 'calendar-days', order: 10 }],
  words: ['bookings', 'family', 'packages', 'payments', 'provider-workspace', 'providers'],
} satisfies Manifest;
