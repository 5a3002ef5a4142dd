import type { ProviderProfile } from '@lakou/contract/providers';
import type { PublicGrant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { Config } from '#platform/config.ts';
import { fail } from '#platform/errors.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import type { Platform } from '#platform/platform.ts';
import { findPublicPhoto } from '../files/photo.service.ts';
import { findProfile } from './cards.store.ts';
import { isListed } from './listing.store.ts';

/** Whether only providers with a verified licence are shown. */
export const hidesUnverified = ({ providerVerification }: Config): boolean =>
  providerVerification === 'listing';

export async function getProfile(
  grant: PublicGrant<'provider:read'>,
  id: string,
  verifiedOnly: boolean,
): Promise<ProviderProfile> {
  return (await findProfile(grant, id, verifiedOnly)) ?? fail('not_found');
}

/** Who is not verified yet is booked for no home visit, where that is asked for. */
export function withHomeVisits(provider: ProviderProfile, { providerVerification }: Config): ProviderProfile {
  if (provider.licenseVerified || providerVerification === 'off') return provider;
  return { ...provider, offeredModes: provider.offeredModes.filter((mode) => mode !== 'in_home') };
}

/** The picture of a listed provider; other pictures need a session. */
export async function getPhoto(
  grant: PublicGrant<'provider:read'>,
  { id, thumb }: { id: string; thumb: boolean },
  platform: Platform,
): Promise<Servable> {
  const { profilePictureUrl: address } = await getProfile(grant, id, hidesUnverified(platform.config));
  return (await findPublicPhoto(grant, { address, thumb }, platform)) ?? fail('not_found');
}

/** For rules of other capabilities: whether patients may book this provider and write to them. */
export function isListedProvider(
  reader: Lookup | PublicGrant<'provider:read'>,
  id: string,
  config: Config,
): Promise<boolean> {
  return isListed(reader, id, hidesUnverified(config));
}
