import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'clinic', path: 'dispatch', file: 'dispatch.page.tsx' }],
  navigation: [
    {
      areas: ['clinic'],
      name: 'dispatch',
      to: '/app/dispatch',
      covers: ['/app/visits'],
      icon: 'route',
      in: ['tabs', 'rail'],
      group: 'now',
      order: 16,
    },
  ],
  words: ['dispatch', 'providers'],
} satisfies Manifest;
