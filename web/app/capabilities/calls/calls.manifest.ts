import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'shared', path: 'visits/:id/call', file: 'call.page.tsx', onlineOnly: true }],
  words: ['calls', 'bookings', 'messages', 'provider-workspace'],
} satisfies Manifest;
