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
  readonly papers: readonly Pick<Credential, 'type' | 'status'>[];
  readonly isLicenceVerified: boolean;
}

type Papers = SetUp['papers'];

const has = (papers: Papers, type: Credential['type'], status: Credential['status']) =>
  papers.some((paper) => paper.type === type && paper.status === status);

/** The kinds that were handed in, of which none is verified yet. */
const unverified = (papers: Papers) =>
  papers.map(({ type }) => type).filter((type) => !has(papers, type, 'Verified'));

/** Whether the papers that are not verified yet wait for us, not for the provider. */
export const areBeingChecked = (papers: Papers): boolean =>
  papers.length > 0 && unverified(papers).every((type) => has(papers, type, 'Pending'));

/** The steps that a provider still has to take; none once everything is filled in and verified. */
export function stepsLeft({ user, availability, papers, isLicenceVerified }: SetUp): SetupStep[] {
  const isDone: Record<SetupStep, boolean> = {
    photo: Boolean(user.profilePhotoUrl),
    bio: Boolean(user.bio?.trim()),
    languages: Boolean(user.languagesSpoken?.length),
    places: Boolean(user.serviceLocations?.length),
    hours: Boolean(availability.hours),
    fees: availability.fees.length > 0,
    papers: papers.length > 0 && unverified(papers).length === 0,
    licence: isLicenceVerified,
  };
  return SETUP_STEPS.filter((step) => !isDone[step]);
}
