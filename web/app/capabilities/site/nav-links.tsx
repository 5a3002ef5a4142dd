import { useLocation } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { pageAddress } from './site-address.ts';

/** The three links of the header, also used in the phone menu. */
export function NavLinks() {
  const { t } = useTranslation('site');
  const lang = useLanguage();
  const { pathname } = useLocation();
  const links = [
    { href: pageAddress(lang, '/how-it-works'), words: t('nav.howItWorks') },
    { href: `${pageAddress(lang, '')}#features`, words: t('nav.features') },
    { href: pageAddress(lang, '/about'), words: t('nav.about') },
  ];
  return links.map(({ href, words }) => (
    <a
      key={href}
      href={href}
      aria-current={href === pathname ? 'page' : undefined}
      className="flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-sunken aria-current:text-sea"
    >
      {words}
    </a>
  ));
}
