import type { Capability } from '#platform/capability.ts';
import { fetchPublicJson } from '#platform/http/fetch-public.ts';
import { exchangeRates } from './exchange-rates.routes.ts';
import { readSource } from './exchange-rates.service.ts';

export const capability = {
  routes: exchangeRates,
  jobs: (platform) => {
    // Six in the morning in Haiti, before places of care open.
    platform.jobs.recurring('exchange-rate', '7 11 * * *', async () => {
      await readSource(platform, fetchPublicJson);
    });
  },
  ownTables: { exchange_rates: 'decided_by' },
} satisfies Capability;
