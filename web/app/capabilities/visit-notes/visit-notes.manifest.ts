import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'provider', path: 'notes', file: 'notes.page.tsx' },
    { area: 'provider', path: 'notes/templates', file: 'templates.page.tsx' },
    { area: 'provider', path: 'notes/:id', file: 'note.page.tsx' },
    { area: 'patient', path: 'visit-notes/:id', file: 'visit-summary.page.tsx' },
  ],
  navigation: [
    {
      areas: ['provider'],
      name: 'notes',
      to: '/app/notes',
      icon: 'notebook-pen',
      in: ['more'],
      group: 'work',
      order: 35,
    },
  ],
  words: ['visit-notes', 'prescriptions', 'errors', 'quick-texts', 'provider-workspace'],
} satisfies Manifest;
