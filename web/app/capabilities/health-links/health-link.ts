import { fromBase64Url, toBase64Url } from './base64url.ts';

/** What a SMART Health Link says. */
export interface HealthLinkPayload {
  /** Where the manifest is. */
  readonly url: string;
  readonly key: string;
  /** In seconds. */
  readonly exp?: number;
  /** `P`: asks for a passcode. */
  readonly flag?: string;
  readonly v?: number;
}

const PREFIX = 'shlink:/';

export const writeLink = (payload: HealthLinkPayload): string =>
  PREFIX + toBase64Url(new TextEncoder().encode(JSON.stringify(payload)));

/** The link in a text such as the fragment of an address; undefined when there is none. */
export function readLink(text: string): HealthLinkPayload | undefined {
  const start = text.indexOf(PREFIX);
  if (start < 0) return undefined;
  try {
    const payload = JSON.parse(new TextDecoder().decode(fromBase64Url(text.slice(start + PREFIX.length))));
    const isWhole = typeof payload?.url === 'string' && /^[\w-]{43}$/.test(payload.key);
    return isWhole ? payload : undefined;
  } catch {
    return undefined;
  }
}
