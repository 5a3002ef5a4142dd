import { type ById, everyone, policy, type Rule, signedIn } from '#platform/access/policy.ts';
import { isOwnFavourite } from './favourites.store.ts';
import { isListed } from './listing.store.ts';
import { hidesUnverified } from './providers.service.ts';
import { findOwnBooking, findOwnReview, type OwnReview } from './reviews.store.ts';

export interface OwnBooking {
  readonly bookingId: string;
  readonly providerId: string | null;
  readonly status: string;
}

/** A visit that the actor booked, for themselves or a dependent. */
const isOwnBooking: Rule<OwnBooking, ById> = (question) => findOwnBooking(question, question.params.id);

export const canSearchProviders = policy('providers:search', signedIn);
export const canReadProvider = policy(
  'provider:read',
  everyone('a provider’s public profile is what they show to find patients'),
);
export const canSeeClinic = policy(
  'clinic:show',
  everyone('a clinic’s public page is what it shows to find patients'),
);
const patientsOnly = { kind: 'signedIn', roles: ['PATIENT'] } as const;
/** A provider whom patients are shown. */
const isShown: Rule<{ providerId: string }, ById> = async (question) =>
  (await isListed(question, question.params.id, hidesUnverified(question.config)))
    ? { providerId: question.params.id }
    : undefined;
/** One's own favourite, whether or not the provider is still shown. */
const isFavourite: Rule<{ providerId: string }, ById> = async (question) =>
  (await isOwnFavourite(question, question.params.id)) ? { providerId: question.params.id } : undefined;

export const canReadFavourites = policy('favourites:read', patientsOnly);
export const canKeepFavourite = policy('favourite:keep', patientsOnly, { object: isShown });
export const canDropFavourite = policy('favourite:drop', patientsOnly, { object: isFavourite });

export const canReviewBooking = policy('review:write', patientsOnly, { object: isOwnBooking });
const providersOnly = { kind: 'signedIn', roles: ['PROVIDER'] } as const;
const isOwnReview: Rule<OwnReview, ById> = (question) => findOwnReview(question, question.params.id);

export const canReadOwnReviews = policy('reviews:own', providersOnly);
export const canAnswerReview = policy('review:answer', providersOnly, { object: isOwnReview });
export const canReadMapSettings = policy(
  'map-settings:read',
  everyone('where tiles come from is no secret: the browser fetches them'),
);
