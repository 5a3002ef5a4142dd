import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'patient', path: 'record', file: 'record.page.tsx' },
    { area: 'provider', path: 'patients/:id/record', file: 'patient-record.page.tsx' },
  ],
  navigation: [
    {
      areas: ['patient'],
      name: 'record',
      to: '/app/record',
      covers: ['/app/visit-notes', '/app/vaccines'],
      icon: 'folder-heart',
      in: ['rail'],
      group: 'health',
      order: 100,
    },
  ],
  tiles: [{ name: 'record', group: 'records', to: '/app/record', icon: 'folder-heart', order: 5 }],
  words: [
    'vault',
    'deaths',
    'record-entries',
    'record-access',
    'provider-workspace',
    'labs',
    'lab-explanation',
    'questionnaires',
  ],
} satisfies Manifest;
