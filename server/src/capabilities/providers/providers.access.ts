import { Id } from '@lakou/contract/primitives';
import { everyone, policy, type Rule, signedIn } from '#platform/access/policy.ts';

export interface OwnBooking {
  readonly bookingId: string;
  readonly providerId: string | null;
  readonly status: string;
}

/** A visit the actor asked for, for themselves or a dependent. */
const isOwnBooking: Rule<OwnBooking> = async ({ actor, db, params }) => {
  const id = Id.safeParse(params.id);
  if (!id.success) return undefined;
  const [booking] = await db.read<OwnBooking>(
    `select id as "bookingId", provider_id as "providerId", status from bookings
     where id = $1 and patient_id = $2`,
    [id.data, actor.id],
  );
  return booking;
};

export const canSearchProviders = policy('providers:search', signedIn);
export const canReadProvider = policy(
  'provider:read',
  everyone('a provider’s public profile is what they show to find patients'),
);
export const canReviewBooking = policy(
  'review:write',
  { kind: 'signedIn', roles: ['PATIENT'] },
  { object: isOwnBooking },
);
export const canReadMapSettings = policy(
  'map-settings:read',
  everyone('where tiles come from is no secret: the browser fetches them'),
);
