import type { Routes } from '#platform/capability.ts';
import { fileReply } from '#platform/http/file-reply.ts';
import { onePage } from '#platform/http/page.ts';
import { countSearch, countTry } from '#platform/limits/limiter.ts';
import { SEARCHES_PER_PERSON } from '#platform/limits/limits.ts';
import { listCards } from './cards.store.ts';
import { getClinicProfile } from './clinics.service.ts';
import { listClinicProviders, listClinics } from './clinics.store.ts';
import { dropFavourite, keepFavourite, listFavourites } from './favourites.store.ts';
import { listSpots } from './map.store.ts';
import {
  canAnswerReview,
  canDropFavourite,
  canKeepFavourite,
  canReadFavourites,
  canReadMapSettings,
  canReadOwnReviews,
  canReadProvider,
  canReviewBooking,
  canSearchProviders,
  canSeeClinic,
} from './providers.access.ts';
import { getPhoto, getProfile, hidesUnverified, withHomeVisits } from './providers.service.ts';
import { answerReview, getOwnReviews, getReviews, writeReview } from './reviews.service.ts';
import { listWidenings } from './widenings.service.ts';

export const providers: Routes = (on, platform) => {
  const verifiedOnly = hidesUnverified(platform.config);
  on('GET /api/providers', canSearchProviders, async ({ grant, query, reply }) => {
    await countSearch(grant, query.q, query.location);
    return onePage(reply, await listCards(grant, query, verifiedOnly), query);
  });
  on('GET /api/providers/map', canSearchProviders, async ({ grant, query }) => {
    await countTry(grant.db, SEARCHES_PER_PERSON, grant.actor.id, grant.at);
    return listSpots(grant, query, verifiedOnly);
  });
  on('GET /api/providers/widenings', canSearchProviders, async ({ grant, query }) => {
    await countTry(grant.db, SEARCHES_PER_PERSON, grant.actor.id, grant.at);
    return listWidenings(grant, query, verifiedOnly);
  });
  on('GET /api/providers/favourites', canReadFavourites, ({ grant }) => listFavourites(grant));
  on('PUT /api/providers/:id/favourite', canKeepFavourite, async ({ grant }) => {
    await keepFavourite(grant);
    return undefined;
  });
  on('DELETE /api/providers/:id/favourite', canDropFavourite, async ({ grant }) => {
    await dropFavourite(grant);
    return undefined;
  });
  on('GET /api/providers/:id', canReadProvider, async ({ grant, params }) =>
    withHomeVisits(await getProfile(grant, params.id, verifiedOnly), platform.config),
  );
  on('GET /api/providers/:id/photo', canReadProvider, async ({ grant, params, query, request }) =>
    fileReply(
      await getPhoto(grant, { id: params.id, thumb: query.thumb === '1' }, platform),
      request.headers,
    ),
  );
  on('GET /api/providers/:id/reviews', canReadProvider, async ({ grant, params, query, reply }) =>
    onePage(reply, await getReviews(grant, { id: params.id, page: query }, platform), query),
  );
  on('GET /api/clinics', canSearchProviders, async ({ grant, query, reply }) => {
    await countSearch(grant, query.q);
    return onePage(reply, await listClinics(grant, query, verifiedOnly), query);
  });
  on('GET /api/clinics/:id/profile', canSeeClinic, ({ grant, params }) =>
    getClinicProfile(grant, params.id, verifiedOnly),
  );
  on('GET /api/clinics/:id/providers', canSeeClinic, async ({ grant, params, query, reply }) => {
    await getClinicProfile(grant, params.id, verifiedOnly);
    const search = { clinicId: params.id, ...query };
    return onePage(reply, await listClinicProviders(grant, search, verifiedOnly), query);
  });
  on('POST /api/bookings/:id/review', canReviewBooking, ({ grant, body }) => writeReview(grant, body));
  on('GET /api/providers/me/reviews', canReadOwnReviews, async ({ grant, query, reply }) =>
    onePage(reply, await getOwnReviews(grant, query), query),
  );
  on('PUT /api/reviews/:id/reply', canAnswerReview, ({ grant, body }) => answerReview(grant, body.text));
  on('GET /api/map-settings', canReadMapSettings, () => ({
    tilesUrl: platform.config.mapTilesUrl ?? null,
  }));
};
