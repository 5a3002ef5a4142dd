import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'patient', path: 'representatives', file: 'representatives.page.tsx', onlineOnly: true },
    { area: 'patient', path: 'acting-for/:patientId', file: 'acting-for.page.tsx', onlineOnly: true },
  ],
  tiles: [
    {
      name: 'representatives',
      group: 'records',
      to: '/app/representatives',
      icon: 'users-round',
      order: 26,
    },
  ],
  words: [
    'representatives',
    'bookings',
    'vault',
    'record-entries',
    'labs',
    'lab-explanation',
    'deaths',
    'payments',
    'messages',
    'providers',
  ],
} satisfies Manifest;
