import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'shared', path: 'visits/:id', file: 'booking.page.tsx' }],
  words: [
    'bookings',
    'calls',
    'cash-visits',
    'family',
    'payments',
    'pre-visit-answers',
    'provider-workspace',
    'providers',
    'symptom-checker',
    'visit-notes',
  ],
} satisfies Manifest;
