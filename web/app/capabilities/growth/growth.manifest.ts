import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'patient', path: 'growth', file: 'growth.page.tsx' },
    { area: 'provider', path: 'patients/:id/growth', file: 'patient-growth.page.tsx' },
  ],
  tiles: [{ name: 'growth', group: 'track', to: '/app/growth', icon: 'baby', order: 45 }],
  words: ['growth', 'measurements', 'maternity', 'trackers', 'listen', 'provider-workspace'],
} satisfies Manifest;
