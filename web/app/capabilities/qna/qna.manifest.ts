import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'practice', path: 'qna', file: 'questions.page.tsx' },
    { area: 'practice', path: 'qna/:id', file: 'question.page.tsx' },
  ],
  navigation: [
    {
      areas: ['provider', 'clinic'],
      name: 'qna',
      to: '/app/qna',
      icon: 'messages-square',
      in: ['tabs', 'rail'],
      group: 'tools',
      order: 80,
    },
  ],
  words: ['qna', 'providers'],
} satisfies Manifest;
