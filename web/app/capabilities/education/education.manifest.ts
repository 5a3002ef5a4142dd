import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    {
      area: 'shared',
      path: 'education',
      file: 'education.page.tsx',
      children: [{ path: ':slug', file: 'content.page.tsx' }],
    },
  ],
  navigation: [
    {
      areas: ['patient'],
      name: 'education',
      to: '/app/education',
      icon: 'book-open',
      in: ['more'],
      group: 'learn',
      order: 220,
    },
  ],
  tiles: [{ name: 'education', group: 'learn', to: '/app/education', icon: 'book-open', order: 10 }],
  words: ['education', 'listen'],
} satisfies Manifest;
