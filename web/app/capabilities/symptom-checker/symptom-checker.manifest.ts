import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'shared', path: 'symptom-checker', file: 'symptom-checker.page.tsx' }],
  navigation: [
    {
      areas: ['patient'],
      name: 'symptomChecker',
      to: '/app/symptom-checker',
      icon: 'stethoscope',
      in: ['rail'],
      group: 'health',
      order: 140,
    },
  ],
  tiles: [
    { name: 'symptomChecker', group: 'now', to: '/app/symptom-checker', icon: 'stethoscope', order: 10 },
  ],
  words: ['symptom-checker', 'first-aid', 'assistant', 'listen', 'measurements'],
} satisfies Manifest;
