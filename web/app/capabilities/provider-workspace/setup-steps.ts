import type { User } from '@lakou/contract';
import type { Credential } from '@lakou/contract/credentials';
import type { MyAvailability } from '@lakou/contract/scheduling';

/** What patients look for in a provider, and what we check of one, in the order in which it is asked for. */
export const SETUP_STEPS = [
  'photo',
  'bio',
  'languages',
  'places',
  'hours',
  'fees',
  'papers',
  'licence',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export interface SetUp {
  readonly user: Pick<User, 'profilePhotoUrl' | 'bio' | 'languagesSpoken' | 'serviceLocations'>;
  readonly availability: Pick<MyAvailability, 'hours' | 'fees'>;
  readonly papers: readonly Pick<Credential, 'status'>[];
  readonly isLicenceVerified: boolean;
}

/** The steps that a provider still has to take; none once everything is filled in and verified. */
export function stepsLeft({ user, availability, papers, isLicenceVerified }: SetUp): SetupStep[] {
  const isDone: Record<SetupStep, boolean> = {
    photo: Boolean(user.profilePhotoUrl),
    bio: Boolean(user.bio?.trim()),
    languages: Boolean(user.languagesSpoken?.length),
    places: Boolean(user.serviceLocations?.length),
    hours: Boolean(availability.hours),
    fees: availability.fees.length > 0,
    papers: papers.length > 0,
    licence: isLicenceVerified,
  };
  return SETUP_STEPS.filter((step) => !isDone[step]);
}
