import type { Language } from '@lakou/i18n';
import type { StaticPage } from '../../pages.ts';

/** The address of a public page, such as `/ht/about`. */
export const pageAddress = (lang: Language, page: StaticPage): string => `/${lang}${page}`;

/** The same page in another language; the server stores the choice and redirects there. */
export function languageAddress(lang: Language, pathname: string): string {
  const page = pathname.replace(/^\/[^/]+/, '').replace(/\/$/, '');
  return `/language/${lang}?to=/${lang}${page}`;
}
