import type { Manifest } from '../../areas/manifest.ts';

export default {
  home: {
    area: 'clinic',
    file: 'clinic-home.tsx',
    component: 'ClinicHome',
    words: ['staff', 'dispatch', 'clinic-home', 'clinic-visits'],
  },
  words: ['staff', 'dispatch', 'clinic-home', 'clinic-visits'],
} satisfies Manifest;
