import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'patient', path: 'maternity', file: 'maternity.page.tsx' },
    { area: 'patient', path: 'birth-plan', file: 'birth-plan.page.tsx' },
    { area: 'provider', path: 'maternity-patients', file: 'maternity-patients.page.tsx' },
  ],
  navigation: [
    {
      areas: ['patient'],
      name: 'maternity',
      to: '/app/maternity',
      covers: ['/app/birth-plan'],
      icon: 'baby',
      in: ['rail'],
      group: 'health',
      order: 130,
      femaleOnly: true,
    },
    {
      areas: ['provider'],
      name: 'maternityPatients',
      to: '/app/maternity-patients',
      icon: 'baby',
      in: ['more'],
      group: 'work',
      order: 35,
    },
  ],
  tiles: [
    { name: 'maternity', group: 'track', to: '/app/maternity', icon: 'baby', order: 60, femaleOnly: true },
  ],
  words: ['maternity', 'cycle', 'listen', 'measurements', 'trackers'],
} satisfies Manifest;
