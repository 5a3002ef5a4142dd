import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'public', path: 'clinics/:id', file: 'public-clinic.page.tsx' },
    { area: 'shared', path: 'find-care', file: 'find-care.page.tsx' },
    { area: 'shared', path: 'providers/:id', file: 'provider.page.tsx' },
    { area: 'shared', path: 'clinics/:id', file: 'clinic.page.tsx' },
    { area: 'provider', path: 'reviews', file: 'own-reviews.page.tsx', onlineOnly: true },
  ],
  navigation: [
    {
      areas: ['patient'],
      name: 'findCare',
      to: '/app/find-care',
      covers: ['/app/book', '/app/providers', '/app/clinics'],
      icon: 'search',
      in: ['tabs', 'rail'],
      group: 'care',
      order: 20,
    },
    {
      areas: ['provider'],
      name: 'reviews',
      to: '/app/reviews',
      icon: 'star',
      in: ['more'],
      group: 'practice',
      order: 230,
    },
  ],
  words: ['providers', 'my-clinics', 'packages', 'waiting-lists'],
} satisfies Manifest;
