import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'clinic', path: 'schedule', file: 'schedule.page.tsx' },
    { area: 'practice', path: 'my-shifts', file: 'my-shifts.page.tsx' },
  ],
  navigation: [
    {
      areas: ['clinic'],
      name: 'schedule',
      to: '/app/schedule',
      covers: ['/app/my-shifts'],
      icon: 'calendar-range',
      in: ['tabs', 'rail'],
      group: 'team',
      order: 20,
    },
  ],
  words: ['shifts', 'shift-swaps'],
} satisfies Manifest;
