import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'clinic', path: 'clinic-patients', file: 'clinic-patients.page.tsx' },
    { area: 'clinic', path: 'clinic-patients/:id', file: 'clinic-patient.page.tsx' },
    { area: 'patient', path: 'my-clinics', file: 'my-clinics.page.tsx' },
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
    {
      areas: ['patient'],
      name: 'myClinics',
      to: '/app/my-clinics',
      icon: 'building-2',
      in: ['menu'],
      order: 25,
    },
  ],
  words: ['clinic-patients', 'my-clinics', 'bookings', 'labs'],
} satisfies Manifest;
