import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'patient', path: 'connect-app', file: 'connect-app.page.tsx', onlineOnly: true }],
  words: ['connected-apps'],
} satisfies Manifest;
