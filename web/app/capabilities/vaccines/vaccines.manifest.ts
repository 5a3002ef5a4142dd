import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'patient', path: 'vaccines', file: 'vaccines.page.tsx' },
    { area: 'provider', path: 'patients/:id/vaccines', file: 'patient-vaccines.page.tsx' },
  ],
  tiles: [{ name: 'vaccines', group: 'records', to: '/app/vaccines', icon: 'syringe', order: 8 }],
  words: ['vaccines', 'provider-workspace'],
} satisfies Manifest;
