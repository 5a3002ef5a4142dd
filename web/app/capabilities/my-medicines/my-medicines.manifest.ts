import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'patient', path: 'my-medicines', file: 'my-medicines.page.tsx' }],
  navigation: [
    {
      areas: ['patient'],
      name: 'myMedicines',
      to: '/app/my-medicines',
      icon: 'pill-bottle',
      in: ['rail'],
      group: 'health',
      order: 105,
    },
  ],
  tiles: [{ name: 'myMedicines', group: 'track', to: '/app/my-medicines', icon: 'pill-bottle', order: 5 }],
  words: ['my-medicines'],
} satisfies Manifest;
