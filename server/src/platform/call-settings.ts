/** How the browsers of a video or audio visit find each other. */
export interface CallSettings {
  readonly stunUrls: readonly string[];
  /** A relay whose passwords we make, by the secret it shares with us. */
  readonly turn: { readonly urls: readonly string[]; readonly secret: string } | undefined;
  /** Neither person learns the network address of the other. */
  readonly relayOnly: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

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
  const secret = env.TURN_SECRET;
  if (urls.length > 0 && !secret) throw new Error('TURN_SECRET must be set when TURN_URLS is');
  const relayOnly = env.RELAY_ONLY || '0';
  if (relayOnly !== '0' && relayOnly !== '1')
    throw new Error(`RELAY_ONLY must be 1 or 0, not "${relayOnly}"`);
  // Without a relay nobody could be reached at all.
  if (relayOnly === '1' && urls.length === 0) throw new Error('TURN_URLS must be set when RELAY_ONLY is');
  return {
    stunUrls,
    turn: urls.length > 0 && secret ? { urls, secret } : undefined,
    relayOnly: relayOnly === '1',
  };
}
