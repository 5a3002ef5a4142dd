import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    {
      area: 'shared',
      path: 'messages',
      file: 'messages.page.tsx',
      children: [{ path: ':userId', file: 'conversation.page.tsx' }],
    },
  ],
  navigation: [
    {
      areas: ['patient'],
      name: 'messages',
      to: '/app/messages',
      icon: 'message-circle',
      in: ['tabs', 'rail'],
      group: 'care',
      order: 40,
    },
    {
      areas: ['provider'],
      name: 'messages',
      to: '/app/messages',
      icon: 'message-circle',
      in: ['tabs', 'rail'],
      group: 'work',
      order: 40,
    },
  ],
  tiles: [{ name: 'chat', group: 'now', to: '/app/messages', icon: 'message-circle', order: 30 }],
  words: ['messages', 'person-reports', 'providers', 'quick-texts'],
} satisfies Manifest;
