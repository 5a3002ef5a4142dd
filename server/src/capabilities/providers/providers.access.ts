import { type ById, everyone, policy, type Rule, signedIn } from '#platform/access/policy.ts';
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
export const canReviewBooking = policy(
  'review:write',
  { kind: 'signedIn', roles: ['PATIENT'] },
  { object: isOwnBooking },
);
const providersOnly = { kind: 'signedIn', roles: ['PROVIDER'] } as const;
const isOwnReview: Rule<OwnReview, ById> = (question) => findOwnReview(question, question.params.id);

export const canReadOwnReviews = policy('reviews:own', providersOnly);
export const canAnswerReview = policy('review:answer', providersOnly, { object: isOwnReview });
export const canReadMapSettings = policy(
  'map-settings:read',
  everyone('where tiles come from is no secret: the browser fetches them'),
);
