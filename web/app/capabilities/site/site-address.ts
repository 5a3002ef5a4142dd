import type { Language } from '@lakou/i18n';
import type { StaticPage } from '../../pages.ts';

/** `/ht/about`: the address of a public page. */
export const pageAddress = (lang: Language, page: StaticPage): string => `/${lang}${page}`;

/** The same page in another language; the server remembers the choice and sends the reader there. */
export function languageAddress(lang: Language, pathname: string): string {
  const page = pathname.replace(/^\/[^/]+/, '').replace(/\/$/, '');
  return `/language/${lang}?to=/${lang}${page}`;
}
