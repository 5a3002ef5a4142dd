import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'provider', path: 'toolbox', file: 'toolbox.page.tsx' },
    { area: 'provider', path: 'toolbox/questionnaires/:name', file: 'questionnaire.page.tsx' },
    { area: 'practice', path: 'dictionary', file: 'dictionary.page.tsx' },
  ],
  navigation: [
    {
      areas: ['provider'],
      name: 'toolbox',
      to: '/app/toolbox',
      icon: 'briefcase-medical',
      in: ['rail'],
      group: 'tools',
      order: 110,
    },
    {
      areas: ['provider'],
      clinicRoles: [],
      name: 'dictionary',
      to: '/app/dictionary',
      icon: 'book-open-text',
      in: ['more'],
      group: 'tools',
      order: 120,
    },
    {
      areas: ['clinic'],
      clinicRoles: [],
      name: 'dictionary',
      to: '/app/dictionary',
      icon: 'book-open-text',
      in: ['more'],
      group: 'care',
      order: 120,
    },
  ],
  words: ['toolbox'],
} satisfies Manifest;
