import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'patient', path: 'vitals', file: 'vitals.page.tsx' },
    { area: 'patient', path: 'symptoms', file: 'symptoms.page.tsx' },
    { area: 'patient', path: 'activity', file: 'activity.page.tsx' },
    { area: 'patient', path: 'heart', file: 'heart.page.tsx' },
    { area: 'provider', path: 'patients/:id/health', file: 'patient-trackers.page.tsx' },
  ],
  navigation: [
    {
      areas: ['patient'],
      name: 'vitals',
      to: '/app/vitals',
      covers: ['/app/symptoms', '/app/activity', '/app/heart', '/app/growth'],
      icon: 'heart-pulse',
      in: ['rail'],
      group: 'health',
      order: 110,
    },
  ],
  tiles: [
    { name: 'vitals', group: 'track', to: '/app/vitals', icon: 'heart-pulse', order: 10 },
    { name: 'symptoms', group: 'track', to: '/app/symptoms', icon: 'notebook-pen', order: 20 },
    { name: 'activity', group: 'track', to: '/app/activity', icon: 'footprints', order: 30 },
    { name: 'heart', group: 'track', to: '/app/heart', icon: 'heart', order: 40 },
  ],
  words: [
    'trackers',
    'family',
    'symptom-checker',
    'provider-workspace',
    'measurements',
    'maternity',
    'listen',
  ],
} satisfies Manifest;
