import { PRODUCT } from '@lakou/i18n';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { ButtonLink } from './button-link.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { NavLinks } from './nav-links.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { pageAddress } from './site-address.ts';

export function SiteHeader() {
  const { t } = useTranslation('site');
  const lang = useLanguage();
  return (
    <header className="relative z-20">
      <div className="wrap flex min-h-18 flex-wrap items-center gap-1">
        <a
          href={pageAddress(lang, '')}
          data-keep
          aria-label={t('home')}
          className="flex min-h-11 items-center gap-2.5 text-22 font-extrabold"
        >
          <LogoMark size={36} />
          {PRODUCT}
        </a>
        <nav aria-label={t('nav.label')} className="ml-6 hidden gap-1 lg:flex">
          <NavLinks />
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <LanguageMenu />
          <div data-signed-out className="hidden gap-1 lg:flex">
            <ButtonLink href={`/${lang}/sign-in`} look="quiet">
              {t('nav.signIn')}
            </ButtonLink>
            <ButtonLink href={`/${lang}/register`}>{t('nav.signUp')}</ButtonLink>
          </div>
          <BackToApp />
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}

/** The site script shows it to signed-in people; on phones it floats at the bottom. */
function BackToApp() {
  const { t } = useTranslation('site');
  return (
    <a
      data-back-to-app
      hidden
      href="/app"
      className="flex min-h-12 items-center justify-center gap-2 rounded-control bg-sea px-5 font-semibold text-on-sea hover:bg-sea-press max-lg:fixed max-lg:inset-x-4 max-lg:bottom-4 max-lg:shadow-over"
    >
      <ArrowLeft size={20} />
      {t('nav.backToApp')}
    </a>
  );
}
