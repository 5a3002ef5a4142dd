import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { fileReply } from '#platform/http/file-reply.ts';
import { onePage } from '#platform/http/page.ts';
import { removeBudget, setBudget } from './budgets.service.ts';
import { changeShares, end, previewPerson, respond } from './consent.service.ts';
import { listSponsors } from './consent.store.ts';
import { listContributions, listTotals } from './contributions.store.ts';
import { listSponsored, sponsor } from './inviting.service.ts';
import { deleteListing, findOwnListing, listListings, saveListing } from './listings.store.ts';
import {
  canCancelYear,
  canEndSponsorship,
  canKeepBudget,
  canKeepListing,
  canListListings,
  canListSponsored,
  canListSponsors,
  canPayYear,
  canPreview,
  canReadContributions,
  canRespond,
  canShare,
  canSponsor,
} from './sponsorships.access.ts';
import { getStatement } from './statement.service.ts';
import { cancelPaidYear, prepareYear } from './years.service.ts';

export const sponsorships: Routes = (on, platform) => {
  on(
    'GET /api/features/sponsors/:id/patients',
    canListSponsored,
    async ({ grant, query, reply }) => onePage(reply, await listSponsored(grant, query), query),
    (_, { scope }) => scope.patientIds,
  );
  on('POST /api/features/sponsors/:id/patients', canSponsor, ({ grant, body }) =>
    sponsor(platform, grant, body),
  );
  on('GET /api/features/sponsors/:id/contributions', canReadContributions, async ({ grant, query, reply }) =>
    onePage(reply, await listContributions(grant, query), query),
  );
  on('GET /api/features/sponsors/:id/totals', canReadContributions, ({ grant }) => listTotals(grant));
  on('GET /api/features/sponsors/:id/statement', canReadContributions, async ({ grant, query, request }) =>
    fileReply(await getStatement(grant, query.year), request.headers),
  );
  on('GET /api/features/sponsorships', canListSponsors, async ({ grant, query, reply }) =>
    onePage(reply, await listSponsors(grant, query), query),
  );
  on('POST /api/features/sponsorships/:id/respond', canRespond, ({ grant, body }) => respond(grant, body));
  on('PUT /api/features/sponsorships/:id/shares', canShare, ({ grant, body }) =>
    changeShares(grant, body.shares),
  );
  on('GET /api/features/sponsorships/:id/preview', canPreview, ({ grant, query }) =>
    previewPerson(grant, query.shares),
  );
  on('DELETE /api/features/sponsorships/:id', canEndSponsorship, ({ grant }) => end(platform, grant));
  on('POST /api/features/sponsorships/:id/yearly-fee', canPayYear, ({ grant }) => prepareYear(grant));
  on('DELETE /api/features/sponsorships/:id/yearly-fee', canCancelYear, ({ grant }) =>
    cancelPaidYear(platform, grant),
  );
  on('PUT /api/features/sponsorships/:id/budget', canKeepBudget, ({ grant, body }) => setBudget(grant, body));
  on('DELETE /api/features/sponsorships/:id/budget', canKeepBudget, ({ grant }) => removeBudget(grant));
  on('GET /api/features/sponsorship-listings', canListListings, async ({ grant, query, reply }) =>
    onePage(reply, await listListings(grant, query), query),
  );
  on('GET /api/features/sponsorship-listing', canKeepListing, async ({ grant }) => ({
    listing: await findOwnListing(grant),
  }));
  on(
    'PUT /api/features/sponsorship-listing',
    canKeepListing,
    async ({ grant, body }) => (await saveListing(grant, body)) ?? fail('not_found'),
  );
  on('DELETE /api/features/sponsorship-listing', canKeepListing, async ({ grant }) => {
    await deleteListing(grant);
    return undefined;
  });
};
