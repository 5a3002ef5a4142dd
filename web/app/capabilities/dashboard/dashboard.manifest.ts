import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [{ area: 'shared', path: '', file: 'dashboard.page.tsx' }],
  navigation: [
    {
      areas: ['patient'],
      name: 'home',
      to: '/app',
      icon: 'house',
      in: ['tabs', 'rail'],
      group: 'care',
      order: 10,
    },
    {
      areas: ['provider'],
      name: 'home',
      to: '/app',
      icon: 'house',
      in: ['tabs', 'rail'],
      group: 'work',
      order: 10,
    },
    {
      areas: ['clinic'],
      name: 'home',
      to: '/app',
      icon: 'house',
      in: ['tabs', 'rail'],
      group: 'now',
      order: 10,
    },
    {
      areas: ['sponsor'],
      name: 'home',
      to: '/app',
      icon: 'house',
      in: ['tabs', 'rail'],
      order: 10,
    },
    {
      areas: ['admin'],
      name: 'overview',
      to: '/app',
      icon: 'house',
      in: ['tabs', 'rail'],
      order: 10,
    },
  ],
  home: {
    area: 'patient',
    file: 'patient-home.tsx',
    component: 'PatientHome',
    words: ['family', 'bookings'],
  },
  words: ['dashboard', 'email'],
} satisfies Manifest;
