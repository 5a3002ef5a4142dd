import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'clinic', path: 'clinic-patients', file: 'clinic-patients.page.tsx' },
    { area: 'clinic', path: 'clinic-patients/:id', file: 'clinic-patient.page.tsx' },
  ],
  navigation: [
    {
      areas: ['clinic'],
      name: 'patients',
      to: '/app/clinic-patients',
      icon: 'users-round',
      in: ['tabs', 'rail'],
      group: 'clinic',
      order: 20,
      clinicRoles: ['Admin', 'Scheduler'],
    },
  ],
  words: ['clinic-patients', 'bookings', 'labs'],
} satisfies Manifest;
