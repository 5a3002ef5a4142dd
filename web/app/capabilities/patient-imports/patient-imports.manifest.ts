import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'clinic', path: 'clinic-patients/import', file: 'import-patients.page.tsx', onlineOnly: true },
  ],
  words: ['patient-imports'],
} satisfies Manifest;
