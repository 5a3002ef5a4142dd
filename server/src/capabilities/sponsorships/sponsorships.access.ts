import { type ById, isSelf, policy, type Rule } from '#platform/access/policy.ts';
import { findOfPatient, findOfSponsor, listSupported } from './sponsorship-scope.store.ts';

const sponsors = { kind: 'signedIn', roles: ['SPONSOR'] } as const;
const patients = { kind: 'signedIn', roles: ['PATIENT'] } as const;
const bothSides = { kind: 'signedIn', roles: ['SPONSOR', 'PATIENT'] } as const;

/** The sponsor, and the patients who let them see something. */
export interface SupportedScope {
  readonly userId: string;
  readonly patientIds: readonly string[];
}

export interface SponsorshipScope {
  readonly sponsorshipId: string;
}

/** A sponsorship as its patient has it, who may not have answered yet. */
export interface AskedScope extends SponsorshipScope {
  readonly patientId: string;
}

const isOwnList: Rule<SupportedScope, ById> = async (question) =>
  question.params.id === question.actor.id
    ? { userId: question.actor.id, patientIds: await listSupported(question) }
    : undefined;

const isAsked: Rule<AskedScope, ById> = (question) => findOfPatient(question, question.params.id);
const isSponsor: Rule<SponsorshipScope, ById> = (question) => findOfSponsor(question, question.params.id);

const isOneOfBoth: Rule<SponsorshipScope, ById> = (question) =>
  question.actor.role === 'PATIENT' ? isAsked(question) : isSponsor(question);

export const canListSponsored = policy('sponsored:list', sponsors, { object: isOwnList });
export const canSponsor = policy('sponsorship:create', sponsors, { object: isSelf });
export const canReadContributions = policy('contributions:read', sponsors, { object: isSelf });
export const canListSponsors = policy('sponsorships:list', patients);
// The address is what makes the request theirs, so it must be proven.
export const canRespond = policy('sponsorship:respond', patients, { verifiedEmail: true, object: isAsked });
export const canShare = policy('sponsorship:share', patients, { object: isAsked });
export const canPreview = policy('sponsorship:preview', patients, { object: isAsked });
export const canEndSponsorship = policy('sponsorship:end', bothSides, { object: isOneOfBoth });
export const canPayYear = policy('sponsorship:pay-year', sponsors, { object: isSponsor });
export const canCancelYear = policy('sponsorship:cancel-year', sponsors, { object: isSponsor });
export const canKeepBudget = policy('sponsorship:budget', sponsors, { object: isSponsor });
export const canListListings = policy('listings:list', sponsors);
export const canKeepListing = policy('listing:own', patients);
