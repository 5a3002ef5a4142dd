import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'shared', path: 'outbox', file: 'outbox.page.tsx' }],
  navigation: [
    {
      areas: ['patient', 'provider', 'clinic'],
      name: 'outbox',
      to: '/app/outbox',
      icon: 'cloud-upload',
      in: ['menu'],
      order: 900,
    },
  ],
  words: ['outbox'],
} satisfies Manifest;
