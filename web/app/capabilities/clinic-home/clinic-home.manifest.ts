import type { Manifest } from '../../areas/manifest.ts';

export default {
  home: { area: 'clinic', file: 'clinic-home.tsx', component: 'ClinicHome', words: ['staff', 'clinic-home'] },
  words: ['staff', 'clinic-home'],
} satisfies Manifest;
