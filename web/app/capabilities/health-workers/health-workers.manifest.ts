import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'provider', path: 'community', file: 'community.page.tsx' },
    { area: 'provider', path: 'community/card', file: 'open-card.page.tsx' },
    { area: 'provider', path: 'community/:id', file: 'person.page.tsx' },
    { area: 'clinic', path: 'health-workers', file: 'health-workers.page.tsx' },
    { area: 'clinic', path: 'clinic-patients/:id/card', file: 'print-card.page.tsx', onlineOnly: true },
  ],
  navigation: [
    {
      areas: ['provider'],
      name: 'homeVisits',
      to: '/app/community',
      icon: 'house',
      in: ['more'],
      group: 'work',
      order: 36,
      clinicRoles: ['Provider'],
    },
    {
      areas: ['clinic'],
      name: 'healthWorkers',
      to: '/app/health-workers',
      icon: 'house',
      in: ['more'],
      group: 'team',
      order: 31,
      clinicRoles: ['Admin'],
    },
  ],
  words: ['health-workers', 'trackers', 'measurements', 'maternity', 'listen'],
} satisfies Manifest;
