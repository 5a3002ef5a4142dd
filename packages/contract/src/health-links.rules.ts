/** How long a link lives; the first is the usual. */
export const LINK_LIFETIMES = ['1h', '24h', '7d'] as const;
export type LinkLifetime = (typeof LINK_LIFETIMES)[number];
export const LIFETIME_SECONDS: Readonly<Record<LinkLifetime, number>> = {
  '1h': 3600,
  '24h': 24 * 3600,
  '7d': 7 * 24 * 3600,
};

/** Wrong passcodes over the whole life of a link; after them it is closed. */
export const MOST_PASSCODE_TRIES = 5;
export const MOST_LIVE_LINKS = 5;
export const SHORTEST_PASSCODE = 4;
export const LONGEST_PASSCODE = 64;
/** Of the encrypted record, in characters. */
export const LONGEST_CIPHERTEXT = 4_000_000;
export const LONGEST_RECIPIENT = 200;
export const PASSCODE_DIGITS = 6;
