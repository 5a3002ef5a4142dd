import { type ById, policy, type Rule, signedIn } from '#platform/access/policy.ts';
import { findOpenOffer, findPackageScope, isOwnOffer, type OfferRow } from './packages-scope.store.ts';

const provider = { kind: 'signedIn', roles: ['PROVIDER'] } as const;
const patient = { kind: 'signedIn', roles: ['PATIENT'] } as const;
const both = { kind: 'signedIn', roles: ['PATIENT', 'PROVIDER'] } as const;

/** A package and whose side the actor is on. */
export interface PackageScope {
  readonly packageId: string;
  readonly patientId: string;
  readonly side: 'patient' | 'provider';
}

const isOwn: Rule<{ offerId: string }, ById> = async (question) =>
  (await isOwnOffer(question, question.params.id)) ? { offerId: question.params.id } : undefined;

const isOffered: Rule<{ offer: OfferRow }, ById> = async (question) => {
  const offer = await findOpenOffer(question, question.params.id);
  return offer && { offer };
};

/** Who bought it, and the provider once it is paid. */
const isTheirs: Rule<PackageScope, ById> = (question) => findPackageScope(question, question.params.id);

export const canReadOwnOffers = policy('own-package-offers:read', provider);
export const canOffer = policy('package-offer:create', provider);
export const canWithdraw = policy('package-offer:withdraw', provider, { object: isOwn });
export const canSeeOffers = policy('package-offers:read', signedIn);
export const canBuy = policy('package:buy', patient, { object: isOffered });
export const canListPackages = policy('packages:list', both);
export const canReadPackage = policy('package:read', both, { object: isTheirs });
export const canEndPackage = policy('package:end', both, { object: isTheirs });
