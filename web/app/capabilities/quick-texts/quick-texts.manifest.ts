import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'provider', path: 'quick-texts', file: 'quick-texts.page.tsx' }],
  navigation: [
    {
      areas: ['provider'],
      name: 'quickTexts',
      to: '/app/quick-texts',
      icon: 'text-quote',
      in: ['more'],
      group: 'tools',
      order: 130,
    },
  ],
  words: ['quick-texts'],
} satisfies Manifest;
