import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'shared', path: 'calculators', file: 'calculators.page.tsx' }],
  navigation: [
    {
      areas: ['patient'],
      name: 'calculators',
      to: '/app/calculators',
      icon: 'calculator',
      in: ['more'],
      group: 'learn',
      order: 240,
    },
    {
      areas: ['provider'],
      name: 'calculators',
      to: '/app/calculators',
      icon: 'calculator',
      in: ['more'],
      group: 'tools',
      order: 115,
    },
  ],
  tiles: [{ name: 'calculators', group: 'learn', to: '/app/calculators', icon: 'calculator', order: 30 }],
  words: ['calculators'],
} satisfies Manifest;
