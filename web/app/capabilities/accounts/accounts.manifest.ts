import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'auth', path: 'sign-in', file: 'sign-in.page.tsx' },
    { area: 'auth', path: 'register', file: 'register.page.tsx' },
    { area: 'auth', path: 'phone', file: 'phone.page.tsx' },
    { area: 'shared', path: 'account-settings', file: 'account-settings.page.tsx' },
  ],
  navigation: [
    {
      areas: ['patient', 'provider', 'clinic', 'sponsor', 'admin'],
      name: 'account',
      to: '/app/account-settings',
      covers: [
        '/app/personal-info',
        '/app/representatives',
        '/app/hand-overs',
        '/app/hand-over',
        '/app/connect-app',
        '/app/my-clinics',
        '/app/notifications',
      ],
      icon: 'user-round',
      in: ['tabs', 'more'],
      order: 900,
    },
  ],
  words: [
    'accounts',
    'connected-apps',
    'devices',
    'email',
    'human-check',
    'listen',
    'my-data',
    'notifications',
    'passkeys',
    'passwords',
    'phone-sign-in',
    'text-messages',
    'two-step',
  ],
} satisfies Manifest;
