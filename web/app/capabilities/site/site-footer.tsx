import { LANGUAGES, languageNames, PRODUCT } from '@lakou/i18n';
import { useLocation } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { Eave } from './eave.tsx';
import { EmergencyLine } from './emergency-line.tsx';
import { HealthLinks } from './health-links.tsx';
import { languageAddress, pageAddress } from './site-address.ts';

export function SiteFooter() {
  const { t } = useTranslation('site');
  return (
    <footer>
      <Eave />
      <div className="wrap grid gap-x-10 gap-y-6 pb-10 pt-8 lg:grid-cols-[1fr_auto_auto_auto]">
        <div className="max-w-72">
          <p className="flex items-center gap-2.5 text-22 font-extrabold">
            <LogoMark size={36} />
            {PRODUCT}
          </p>
          <p className="mt-3 text-14 text-ink-soft">{t('footer.tagline')}</p>
        </div>
        <FooterHealth />
        <FooterLinks />
        <FooterLanguages />
        <EmergencyLine />
      </div>
    </footer>
  );
}

function FooterLinks() {
  const { t } = useTranslation('site');
  const lang = useLanguage();
  const links = [
    { href: pageAddress(lang, '/about'), words: t('nav.about') },
    { href: pageAddress(lang, '/how-it-works'), words: t('nav.howItWorks') },
    { href: pageAddress(lang, '/fund'), words: t('footer.fund') },
    { href: pageAddress(lang, '/terms'), words: t('footer.terms') },
    { href: pageAddress(lang, '/privacy'), words: t('footer.privacy') },
  ];
  return (
    <nav aria-label={t('footer.label')} className="grid grid-cols-2 gap-x-6 self-start text-15 font-medium">
      {links.map(({ href, words }) => (
        <a
          key={href}
          href={href}
          data-keep
          className="flex min-h-11 items-center hover:text-sea hover:underline"
        >
          {words}
        </a>
      ))}
    </nav>
  );
}

function FooterHealth() {
  const { t } = useTranslation('site');
  return (
    <nav
      aria-label={t('health.label')}
      className="grid grid-cols-2 gap-x-6 self-start text-15 font-medium lg:grid-cols-1"
    >
      <HealthLinks className="flex min-h-11 items-center hover:text-sea hover:underline" />
    </nav>
  );
}

function FooterLanguages() {
  const { t } = useTranslation('site');
  const lang = useLanguage();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('language.label')} className="flex flex-wrap self-start rounded-card bg-sunken p-1">
      {LANGUAGES.map((other) => (
        <a
          key={other}
          href={languageAddress(other, pathname)}
          lang={other}
          hrefLang={other}
          aria-current={other === lang || undefined}
          className="flex min-h-11 flex-1 items-center justify-center rounded-control px-4 text-15 font-semibold text-ink-soft hover:text-ink aria-current:bg-surface aria-current:text-ink aria-current:shadow-raised"
        >
          {languageNames[other]}
        </a>
      ))}
    </nav>
  );
}
