import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { SEARCHES_PER_ADDRESS } from '#platform/limits/limits.ts';
import { hidesUnverified } from '../providers/providers.service.ts';
import { canReadMedicines } from './medicines.access.ts';
import { findListed, getMedicine, listMedicines, readOffers } from './medicines.service.ts';

export const medicines: Routes = (on, { config }) => {
  on('GET /api/medicines', canReadMedicines, async ({ grant, query, request, reply }) => {
    // Nobody is signed in here: an address stands for a person.
    if (query.q) await countTry(grant.db, SEARCHES_PER_ADDRESS, request.ip, grant.at);
    return onePage(reply, findListed(query), { limit: query.limit });
  });
  on('GET /api/medicines/details', canReadMedicines, ({ grant, query }) => listMedicines(grant, query.lang));
  on('GET /api/medicines/:id', canReadMedicines, ({ grant, params, query }) =>
    getMedicine(grant, params.id, query.lang),
  );
  on('GET /api/medicines/:id/offers', canReadMedicines, async ({ grant, params, query, request, reply }) => {
    if (query.place) await countTry(grant.db, SEARCHES_PER_ADDRESS, request.ip, grant.at);
    return onePage(reply, await readOffers(grant, params.id, query, hidesUnverified(config)), query);
  });
};
