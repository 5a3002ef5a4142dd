import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'practice', path: 'clinic-visits', file: 'clinic-visits.page.tsx' },
    { area: 'practice', path: 'clinic-visits/:id', file: 'clinic-visit.page.tsx' },
  ],
  navigation: [
    {
      areas: ['clinic'],
      name: 'clinicVisits',
      to: '/app/clinic-visits',
      icon: 'stethoscope',
      in: ['rail'],
      group: 'care',
      order: 26,
      clinicRoles: ['Admin', 'Scheduler'],
    },
    {
      areas: ['provider'],
      name: 'clinicVisits',
      to: '/app/clinic-visits',
      icon: 'stethoscope',
      in: ['more'],
      group: 'work',
      order: 36,
      clinicRoles: ['Provider'],
    },
  ],
  words: ['clinic-visits', 'visit-notes', 'errors'],
} satisfies Manifest;
