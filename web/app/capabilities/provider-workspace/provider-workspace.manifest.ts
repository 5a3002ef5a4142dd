import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'provider', path: 'agenda', file: 'agenda.page.tsx' },
    { area: 'provider', path: 'availability', file: 'availability.page.tsx' },
    { area: 'provider', path: 'patients', file: 'patients.page.tsx' },
    { area: 'provider', path: 'patients/:id', file: 'patient.page.tsx' },
    { area: 'provider', path: 'earnings', file: 'earnings.page.tsx' },
  ],
  navigation: [
    {
      areas: ['provider'],
      name: 'agenda',
      to: '/app/agenda',
      icon: 'calendar-days',
      in: ['tabs', 'rail'],
      group: 'work',
      order: 20,
    },
    {
      areas: ['provider'],
      name: 'patients',
      to: '/app/patients',
      icon: 'users-round',
      in: ['tabs', 'rail'],
      group: 'work',
      order: 30,
    },
    {
      areas: ['provider'],
      name: 'availability',
      to: '/app/availability',
      icon: 'calendar-clock',
      in: ['rail'],
      group: 'practice',
      order: 210,
    },
    {
      areas: ['provider'],
      name: 'earnings',
      to: '/app/earnings',
      icon: 'wallet',
      in: ['rail'],
      group: 'practice',
      order: 220,
    },
  ],
  home: {
    area: 'provider',
    file: 'provider-home.tsx',
    component: 'ProviderHome',
    words: ['provider-workspace', 'bookings', 'visit-notes'],
  },
  words: ['provider-workspace', 'agenda', 'bookings', 'maternity', 'profiles', 'recalls', 'trackers'],
  words: ['provider-workspace', 'bookings', 'maternity', 'profiles', 'trackers', 'visit-notes'],
} satisfies Manifest;
