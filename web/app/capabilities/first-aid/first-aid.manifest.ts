import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    {
      area: 'shared',
      path: 'first-aid',
      file: 'first-aid.page.tsx',
      children: [{ path: ':slug', file: 'topic.page.tsx' }],
    },
    { area: 'shared', path: 'first-aid/kit', file: 'kit.page.tsx' },
  ],
  navigation: [
    {
      areas: ['patient'],
      name: 'firstAid',
      to: '/app/first-aid',
      icon: 'bandage',
      in: ['rail'],
      group: 'learn',
      order: 210,
    },
    {
      areas: ['provider'],
      name: 'firstAid',
      to: '/app/first-aid',
      icon: 'bandage',
      in: ['more'],
      group: 'tools',
      order: 110,
    },
    {
      areas: ['clinic'],
      name: 'firstAid',
      to: '/app/first-aid',
      icon: 'bandage',
      in: ['more'],
      group: 'care',
      order: 110,
    },
  ],
  tiles: [{ name: 'firstAid', group: 'now', to: '/app/first-aid', icon: 'bandage', order: 20 }],
  words: ['first-aid', 'first-aid-drawings', 'listen'],
} satisfies Manifest;
