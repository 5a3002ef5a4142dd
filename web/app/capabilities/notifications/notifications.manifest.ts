import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'shared', path: 'notifications', file: 'notifications.page.tsx' }],
  words: ['notifications', 'notification-texts'],
} satisfies Manifest;
