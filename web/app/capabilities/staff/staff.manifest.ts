import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'clinic', path: 'staff', file: 'staff.page.tsx' },
    { area: 'clinic', path: 'staff/time', file: 'time.page.tsx' },
    { area: 'clinic', path: 'staff/leave', file: 'leave.page.tsx' },
  ],
  navigation: [
    {
      areas: ['clinic'],
      name: 'staff',
      to: '/app/staff',
      icon: 'users-round',
      in: ['tabs', 'rail'],
      group: 'team',
      order: 30,
    },
  ],
  words: ['staff'],
} satisfies Manifest;
