import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'practice', path: 'team', file: 'team.page.tsx' }],
  navigation: [
    {
      areas: ['clinic'],
      name: 'team',
      to: '/app/team',
      icon: 'megaphone',
      in: ['tabs', 'rail'],
      group: 'now',
      order: 41,
    },
    {
      areas: ['provider'],
      name: 'team',
      to: '/app/team',
      icon: 'megaphone',
      in: ['more'],
      group: 'work',
      order: 61,
      clinicRoles: ['Provider'],
    },
  ],
  words: ['team'],
} satisfies Manifest;
