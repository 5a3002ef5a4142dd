import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'practice', path: 'qna', file: 'questions.page.tsx' },
    { area: 'practice', path: 'qna/:id', file: 'question.page.tsx' },
    { area: 'admin', path: 'qna-reports', file: 'reports.page.tsx', onlineOnly: true },
  ],
  navigation: [
    {
      areas: ['provider'],
      name: 'qna',
      to: '/app/qna',
      icon: 'messages-square',
      in: ['tabs', 'rail', 'menu'],
      group: 'tools',
      order: 80,
    },
    {
      areas: ['clinic'],
      name: 'qna',
      to: '/app/qna',
      icon: 'messages-square',
      in: ['tabs', 'rail', 'menu'],
      group: 'care',
      order: 80,
    },
    {
      areas: ['admin'],
      name: 'qnaReports',
      to: '/app/qna-reports',
      icon: 'flag',
      in: ['tabs', 'rail'],
      group: 'queues',
      order: 27,
    },
  ],
  words: ['qna', 'providers', 'assistant'],
} satisfies Manifest;
