import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'patient', path: 'hand-overs', file: 'hand-overs.page.tsx' },
    { area: 'patient', path: 'hand-over', file: 'offer.page.tsx', onlineOnly: true },
  ],
  words: ['hand-overs'],
} satisfies Manifest;
