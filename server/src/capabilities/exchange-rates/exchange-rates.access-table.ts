import type { exchangeRates } from '@lakou/contract/exchange-rates';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

const ADMIN_ONLY = onlyGets({ ADMIN: 200 });

export const exchangeRatesAccess: AccessTable<typeof exchangeRates> = {
  'GET /api/admin/exchange-rate': [{ on: 'nothing of anybody', gets: ADMIN_ONLY }],
  'GET /api/admin/exchange-rate/readings': [{ on: 'nothing of anybody', gets: ADMIN_ONLY }],
  // The app of this table has no source, so nobody is asked.
  'POST /api/admin/exchange-rate/read': [{ on: 'nothing of anybody', gets: onlyGets({ ADMIN: 409 }) }],
  'POST /api/admin/exchange-rate/decision': [
    {
      on: 'missing',
      request: ({ nothing }) => ({ payload: { readingId: nothing, accept: true } }),
      gets: onlyGets({ ADMIN: 404 }),
    },
  ],
};
