import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'shared', path: 'visits/:id/call', file: 'call.page.tsx', onlineOnly: true },
    { area: 'auth', path: 'visit-guest', file: 'guest.page.tsx' },
  ],
  words: [
    'calls',
    'bookings',
    'messages',
    'provider-workspace',
    'visit-notes',
    'prescriptions',
    'quick-texts',
  ],
} satisfies Manifest;
