import { type Environment, neededWith, switchFrom } from './environment.ts';

/** How the browsers of a video or audio visit find each other. */
export interface CallSettings {
  readonly stunUrls: readonly string[];
  /** A relay whose passwords we make, by the secret it shares with us. */
  readonly turn: { readonly urls: readonly string[]; readonly secret: string } | undefined;
  /** Neither person learns the network address of the other. */
  readonly relayOnly: boolean;
}

function urlsFrom(env: Environment, name: string, schemes: readonly string[]): string[] {
  const urls = (env[name] ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean);
  for (const url of urls)
    if (!schemes.some((scheme) => url.startsWith(`${scheme}:`)))
      throw new Error(`${name} must begin with ${schemes.map((scheme) => `${scheme}:`).join(' or ')}`);
  return urls;
}

export function callSettingsFrom(env: Environment): CallSettings {
  const stunUrls = urlsFrom(env, 'STUN_URLS', ['stun', 'stuns']);
  const urls = urlsFrom(env, 'TURN_URLS', ['turn', 'turns']);
  const turn = urls.length > 0 ? { urls, secret: neededWith(env, 'TURN_URLS')('TURN_SECRET') } : undefined;
  const relayOnly = switchFrom('RELAY_ONLY', env.RELAY_ONLY, false);
  // Without a relay nobody could be reached at all.
  if (relayOnly && !turn) throw new Error('TURN_URLS must be set when RELAY_ONLY is');
  return { stunUrls, turn, relayOnly };
}
