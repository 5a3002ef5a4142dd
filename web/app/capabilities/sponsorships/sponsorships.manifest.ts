import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'sponsor', path: 'people', file: 'people.page.tsx' },
    { area: 'sponsor', path: 'people/pay/:id', file: 'pay-for.page.tsx', onlineOnly: true },
    { area: 'sponsor', path: 'people/:id', file: 'person.page.tsx' },
    { area: 'sponsor', path: 'contributions', file: 'contributions.page.tsx' },
    { area: 'patient', path: 'sponsors', file: 'my-sponsors.page.tsx', onlineOnly: true },
  ],
  navigation: [
    { areas: ['sponsor'], name: 'people', to: '/app/people', icon: 'users', in: ['tabs', 'rail'], order: 20 },
    {
      areas: ['sponsor'],
      name: 'contributions',
      to: '/app/contributions',
      icon: 'hand-heart',
      in: ['tabs', 'rail'],
      order: 40,
    },
    {
      areas: ['patient'],
      name: 'sponsors',
      to: '/app/sponsors',
      icon: 'heart-handshake',
      in: ['more'],
      group: 'care',
      order: 55,
    },
  ],
  tiles: [{ name: 'sponsors', group: 'records', to: '/app/sponsors', icon: 'heart-handshake', order: 25 }],
  home: {
    area: 'sponsor',
    file: 'sponsor-home.tsx',
    component: 'SponsorHome',
    words: ['sponsorships', 'community-fund'],
  },
  words: ['sponsorships', 'sponsor-consent', 'community-fund', 'errors'],
} satisfies Manifest;
