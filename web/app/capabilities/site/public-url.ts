import { PUBLIC_URL_PLACEHOLDER } from '@lakou/contract/public-url.rules';

/** Where people reach us, without a slash at the end. In a browser, the page that the server sent says it. */
export function publicUrl(): string {
  if (typeof document === 'undefined') return PUBLIC_URL_PLACEHOLDER;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return canonical ? new URL(canonical.href).origin : location.origin;
}
