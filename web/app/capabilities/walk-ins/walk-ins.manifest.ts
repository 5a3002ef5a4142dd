import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'clinic', path: 'walk-ins', file: 'walk-ins.page.tsx' }],
  navigation: [
    {
      areas: ['clinic'],
      name: 'walkIns',
      to: '/app/walk-ins',
      icon: 'door-open',
      in: ['tabs', 'rail'],
      group: 'now',
      order: 25,
      clinicRoles: ['Admin', 'Scheduler'],
    },
  ],
  words: ['walk-ins', 'clinic-patients', 'bookings'],
} satisfies Manifest;
