import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'patient', path: 'questionnaires/:id', file: 'answer.page.tsx' }],
  words: ['questionnaires'],
} satisfies Manifest;
