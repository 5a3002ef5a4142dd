import { PUBLIC_URL_PLACEHOLDER } from '@lakou/contract/public-url.rules';

/** The public address of the site, without a slash at the end. In a browser it is read from the page. */
export function publicUrl(): string {
  if (typeof document === 'undefined') return PUBLIC_URL_PLACEHOLDER;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return canonical ? new URL(canonical.href).origin : location.origin;
}
