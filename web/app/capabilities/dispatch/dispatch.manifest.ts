import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'clinic', path: 'dispatch', file: 'dispatch.page.tsx' },
    { area: 'clinic', path: 'dashboard', file: 'clinic-dashboard.page.tsx' },
  ],
  navigation: [
    {
      areas: ['clinic'],
      name: 'clinicDashboard',
      to: '/app/dashboard',
      icon: 'layout-dashboard',
      in: ['rail'],
      group: 'clinic',
      order: 15,
    },
    {
      areas: ['clinic'],
      name: 'dispatch',
      to: '/app/dispatch',
      icon: 'route',
      in: ['tabs', 'rail'],
      group: 'clinic',
      order: 16,
    },
  ],
  words: ['dispatch'],
} satisfies Manifest;
