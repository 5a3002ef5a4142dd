import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'patient', path: 'labs', file: 'labs.page.tsx' },
    { area: 'patient', path: 'labs/:id', file: 'lab-result.page.tsx' },
    { area: 'provider', path: 'lab-worklist', file: 'lab-worklist.page.tsx' },
    { area: 'provider', path: 'lab-worklist/:id', file: 'lab-work.page.tsx' },
    { area: 'provider', path: 'lab-results/:id', file: 'attached-result.page.tsx' },
  ],
  navigation: [
    {
      areas: ['patient'],
      name: 'labs',
      to: '/app/labs',
      icon: 'flask-conical',
      in: ['more'],
      group: 'health',
      order: 115,
    },
    {
      areas: ['provider'],
      name: 'labWorklist',
      to: '/app/lab-worklist',
      covers: ['/app/lab-results'],
      icon: 'flask-conical',
      in: ['rail'],
      group: 'work',
      order: 45,
    },
  ],
  tiles: [{ name: 'labs', group: 'records', to: '/app/labs', icon: 'flask-conical', order: 15 }],
  words: ['labs', 'lab-explanation', 'provider-workspace', 'referrals'],
} satisfies Manifest;
