import type { Language } from './languages.ts';

const ONE_YEAR = 365 * 24 * 60 * 60;

/** The choice of language, as a Set-Cookie value or for `document.cookie`. */
export function languageCookie(lang: Language, { secure }: { secure: boolean }): string {
  return `appLanguage=${lang}; Max-Age=${ONE_YEAR}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`;
}

/** Over plain http, browsers keep a Secure cookie on localhost and drop it everywhere else. */
export function cookieIsSecure(url: { protocol: string; hostname: string }): boolean {
  return url.protocol !== 'http:' || url.hostname === 'localhost';
}
