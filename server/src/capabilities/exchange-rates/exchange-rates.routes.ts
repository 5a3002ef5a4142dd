import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { fetchPublicJson } from '#platform/http/fetch-public.ts';
import { onePage } from '#platform/http/page.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { RATE_READINGS } from '#platform/limits/limits.ts';
import { canDecideRate, canListRates, canReadSource } from './exchange-rates.access.ts';
import { decideRate, getRateSource, readSource } from './exchange-rates.service.ts';
import { listReadings } from './exchange-rates.store.ts';

export const exchangeRates: Routes = (on, platform) => {
  on('GET /api/admin/exchange-rate', canListRates, ({ grant }) => getRateSource(platform, grant));
  on('GET /api/admin/exchange-rate/readings', canListRates, async ({ grant, query, reply }) =>
    onePage(reply, await listReadings(grant, query), query),
  );
  on('POST /api/admin/exchange-rate/read', canReadSource, async ({ grant }) => {
    await countTry(grant.db, RATE_READINGS, 'everybody', grant.at);
    return (await readSource(platform, fetchPublicJson, grant.requestId)) ?? fail('rate_source_missing');
  });
  on('POST /api/admin/exchange-rate/decision', canDecideRate, ({ grant, body }) =>
    decideRate(platform, grant, body),
  );
};
