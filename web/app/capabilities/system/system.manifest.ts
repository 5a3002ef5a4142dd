import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'admin', path: 'system/database', file: 'database.page.tsx', onlineOnly: true },
    { area: 'admin', path: 'system/settings', file: 'settings.page.tsx', onlineOnly: true },
    { area: 'admin', path: 'system/code', file: 'code.page.tsx', onlineOnly: true },
    { area: 'admin', path: 'system/code/:id', file: 'source.page.tsx', onlineOnly: true },
  ],
  words: ['system', 'operations', 'errors', 'exchange-rates'],
} satisfies Manifest;
