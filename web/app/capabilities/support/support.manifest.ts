import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'auth', path: 'support', file: 'support.page.tsx' },
    { area: 'admin', path: 'support-queue', file: 'support-queue.page.tsx', onlineOnly: true },
    { area: 'admin', path: 'users/:id/support', file: 'support-view.page.tsx', onlineOnly: true },
  ],
  navigation: [
    {
      areas: ['admin'],
      name: 'supportQueue',
      to: '/app/support-queue',
      icon: 'life-buoy',
      in: ['tabs', 'rail'],
      group: 'queues',
      order: 25,
    },
  ],
  words: ['support', 'accounts', 'administration', 'bookings'],
} satisfies Manifest;
