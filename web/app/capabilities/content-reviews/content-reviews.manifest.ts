import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'admin', path: 'content-reviews', file: 'contents.page.tsx', onlineOnly: true },
    { area: 'admin', path: 'content-reviews/:id', file: 'content-review.page.tsx', onlineOnly: true },
  ],
  navigation: [
    {
      areas: ['admin'],
      name: 'contentReviews',
      to: '/app/content-reviews',
      icon: 'book-open-check',
      in: ['more'],
      group: 'queues',
      order: 22,
    },
  ],
  words: ['content-reviews'],
} satisfies Manifest;
