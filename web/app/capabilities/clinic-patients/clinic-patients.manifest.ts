import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'practice', path: 'clinic-patients', file: 'clinic-patients.page.tsx' },
    { area: 'clinic', path: 'clinic-patients/duplicates', file: 'duplicates.page.tsx' },
    { area: 'practice', path: 'clinic-patients/:id', file: 'clinic-patient.page.tsx' },
  ],
  navigation: [
    {
      areas: ['clinic'],
      name: 'patients',
      to: '/app/clinic-patients',
      icon: 'users-round',
      in: ['tabs', 'rail'],
      group: 'care',
      order: 20,
      clinicRoles: ['Admin', 'Scheduler'],
    },
    {
      areas: ['provider'],
      name: 'clinicPatients',
      to: '/app/clinic-patients',
      icon: 'hospital',
      in: ['more'],
      group: 'work',
      order: 35,
      clinicRoles: ['Provider'],
    },
  ],
  words: ['clinic-patients', 'clinic-visits', 'bookings', 'labs', 'lab-explanation', 'health-workers'],
} satisfies Manifest;
