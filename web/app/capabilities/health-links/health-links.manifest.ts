import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'patient', path: 'record/share', file: 'share.page.tsx' },
    { area: 'auth', path: 'view', file: 'view.page.tsx' },
  ],
  tiles: [{ name: 'shareRecord', group: 'records', to: '/app/record/share', icon: 'link-2', order: 60 }],
  words: ['health-links', 'fhir', 'labs', 'lab-explanation', 'vault'],
} satisfies Manifest;
