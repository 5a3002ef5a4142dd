import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { listOffers, withdrawOffer } from './offers.store.ts';
import {
  canBuy,
  canEndPackage,
  canListPackages,
  canOffer,
  canReadOwnOffers,
  canReadPackage,
  canSeeOffers,
  canWithdraw,
} from './packages.access.ts';
import { buyPackage, endPackage, offerPackage, readPackage, seeOffers } from './packages.service.ts';
import { listPackages } from './packages.store.ts';
import { toOffer, toPackage } from './packages.view.ts';

export const packages: Routes = (on, platform) => {
  on('GET /api/providers/me/packages', canReadOwnOffers, async ({ grant }) =>
    (await listOffers(grant, grant.actor.id)).map(toOffer),
  );
  on('POST /api/providers/me/packages', canOffer, ({ grant, body }) => offerPackage(platform, grant, body));
  on('DELETE /api/providers/me/packages/:id', canWithdraw, async ({ grant }) => {
    await withdrawOffer(grant);
    return undefined;
  });
  on('GET /api/providers/:id/packages', canSeeOffers, ({ grant, params }) =>
    seeOffers(platform, grant, params.id),
  );
  on('POST /api/package-offers/:id/buy', canBuy, ({ grant }) => buyPackage(platform, grant));
  on(
    'GET /api/packages',
    canListPackages,
    async ({ grant, query, reply }) => {
      const rows = await listPackages(grant, query);
      return onePage(
        reply,
        rows.map((row) => toPackage(row, grant.at)),
        query,
      );
    },
    (page) => page.map(({ patientId }) => patientId),
  );
  on(
    'GET /api/packages/:id',
    canReadPackage,
    ({ grant }) => readPackage(grant),
    ({ patientId }) => [patientId],
  );
  on('POST /api/packages/:id/end', canEndPackage, ({ grant }) => endPackage(platform, grant));
};
