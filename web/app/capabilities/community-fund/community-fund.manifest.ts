import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'shared', path: 'fund', file: 'fund.page.tsx', onlineOnly: true },
    { area: 'shared', path: 'fund/ledger', file: 'ledger.page.tsx', onlineOnly: true },
    { area: 'shared', path: 'gifts', file: 'gifts.page.tsx', onlineOnly: true },
    { area: 'shared', path: 'give/:id', file: 'gift-return.page.tsx', onlineOnly: true },
    { area: 'patient', path: 'fund/ask', file: 'ask.page.tsx', onlineOnly: true },
    { area: 'admin', path: 'fund-requests', file: 'fund-requests.page.tsx', onlineOnly: true },
  ],
  navigation: [
    {
      areas: ['patient'],
      name: 'fund',
      to: '/app/fund',
      covers: ['/app/gifts', '/app/give'],
      icon: 'heart-handshake',
      in: ['more'],
      group: 'community',
      order: 300,
    },
    {
      areas: ['sponsor'],
      name: 'fund',
      to: '/app/fund',
      covers: ['/app/gifts', '/app/give'],
      icon: 'heart-handshake',
      in: ['tabs', 'rail'],
      order: 30,
    },
    {
      areas: ['admin'],
      name: 'fundRequests',
      to: '/app/fund-requests',
      icon: 'heart-handshake',
      in: ['tabs', 'rail'],
      group: 'queues',
      order: 30,
    },
  ],
  tiles: [{ name: 'fund', group: 'records', to: '/app/fund', icon: 'heart-handshake', order: 90 }],
  words: ['community-fund', 'payments', 'errors'],
} satisfies Manifest;
