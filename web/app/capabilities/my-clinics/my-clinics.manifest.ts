import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'patient', path: 'my-clinics', file: 'my-clinics.page.tsx' }],
  navigation: [
    {
      areas: ['patient'],
      name: 'myClinics',
      to: '/app/my-clinics',
      icon: 'building-2',
      in: ['menu'],
      order: 25,
    },
  ],
  words: ['my-clinics'],
} satisfies Manifest;
