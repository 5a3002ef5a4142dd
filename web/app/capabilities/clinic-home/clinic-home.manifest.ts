import type { Manifest } from '../../areas/manifest.ts';

export default {
  home: {
    area: 'clinic',
    file: 'clinic-home.tsx',
    component: 'ClinicHome',
    words: ['staff', 'dispatch', 'clinic-home'],
  },
  words: ['staff', 'dispatch', 'clinic-home'],
} satisfies Manifest;
