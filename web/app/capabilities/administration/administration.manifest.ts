import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'admin', path: 'users', file: 'users.page.tsx', onlineOnly: true },
    { area: 'admin', path: 'users/:id', file: 'user.page.tsx', onlineOnly: true },
    { area: 'admin', path: 'all-clinics', file: 'all-clinics.page.tsx', onlineOnly: true },
  ],
  navigation: [
    {
      areas: ['admin'],
      name: 'users',
      to: '/app/users',
      icon: 'users',
      in: ['tabs', 'rail'],
      group: 'directory',
      order: 15,
    },
    {
      areas: ['admin'],
      name: 'allClinics',
      to: '/app/all-clinics',
      icon: 'hospital',
      in: ['tabs', 'rail'],
      group: 'directory',
      order: 30,
    },
  ],
  home: { area: 'admin', file: 'admin-home.tsx', component: 'AdminHome', words: ['administration'] },
  words: ['administration'],
} satisfies Manifest;
