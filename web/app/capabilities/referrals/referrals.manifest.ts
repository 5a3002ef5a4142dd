import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    {
      area: 'care',
      path: 'referrals',
      file: 'referrals.page.tsx',
      children: [{ path: ':id', file: 'referral.page.tsx' }],
    },
    { area: 'provider', path: 'referrals/new', file: 'new-referral.page.tsx' },
    { area: 'auth', path: 'letter', file: 'letter.page.tsx' },
  ],
  navigation: [
    {
      areas: ['provider'],
      name: 'referrals',
      to: '/app/referrals',
      icon: 'send',
      in: ['rail'],
      group: 'work',
      order: 60,
    },
    {
      areas: ['clinic'],
      clinicRoles: ['Admin'],
      name: 'referrals',
      to: '/app/referrals',
      icon: 'send',
      in: ['more'],
      group: 'care',
      order: 60,
    },
    {
      areas: ['patient'],
      name: 'referrals',
      to: '/app/referrals',
      icon: 'send',
      in: ['more'],
      group: 'health',
      order: 120,
    },
  ],
  tiles: [{ name: 'referrals', group: 'records', to: '/app/referrals', icon: 'send', order: 40 }],
  words: [
    'referrals',
    'referral-letter',
    'family',
    'providers',
    'provider-workspace',
    'labs',
    'lab-explanation',
  ],
} satisfies Manifest;
