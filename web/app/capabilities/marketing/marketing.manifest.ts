import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'admin', path: 'marketing', file: 'projects.page.tsx', onlineOnly: true },
    { area: 'admin', path: 'marketing/:id', file: 'project.page.tsx', onlineOnly: true },
  ],
  navigation: [
    {
      areas: ['admin'],
      name: 'marketing',
      to: '/app/marketing',
      icon: 'megaphone',
      in: ['tabs', 'rail'],
      group: 'operations',
      order: 42,
    },
  ],
  words: ['marketing'],
} satisfies Manifest;
