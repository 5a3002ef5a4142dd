import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'shared', path: 'complete-profile', file: 'complete-profile.page.tsx', onlineOnly: true },
    { area: 'patient', path: 'personal-info', file: 'personal-info.page.tsx' },
    { area: 'practice', path: 'edit-profile', file: 'edit-profile.page.tsx' },
  ],
  navigation: [
    {
      areas: ['patient'],
      name: 'personalInfo',
      to: '/app/personal-info',
      icon: 'user-round',
      in: ['menu'],
      order: 800,
    },
    {
      areas: ['provider'],
      name: 'profile',
      to: '/app/edit-profile',
      icon: 'id-card',
      in: ['more'],
      group: 'practice',
      order: 230,
    },
    {
      areas: ['clinic'],
      clinicRoles: [],
      name: 'profile',
      to: '/app/edit-profile',
      icon: 'id-card',
      in: ['more'],
      group: 'business',
      order: 230,
    },
    {
      areas: ['provider', 'clinic'],
      clinicRoles: [],
      name: 'editProfile',
      to: '/app/edit-profile',
      icon: 'id-card',
      in: ['menu'],
      order: 800,
    },
  ],
  words: ['profiles', 'bookings'],
} satisfies Manifest;
