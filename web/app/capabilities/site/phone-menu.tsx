import Menu from 'lucide-react/icons/menu';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ButtonLink } from './button-link.tsx';
import { HealthLinks } from './health-links.tsx';
import { NavLinks } from './nav-links.tsx';

/** The parts of the header that do not fit on a narrow screen. */
export function PhoneMenu() {
  const { t } = useTranslation('site');
  const lang = useLanguage();
  return (
    <details name="menu" className="lg:hidden">
      <summary
        aria-label={t('nav.menu')}
        className="grid size-11 list-none place-items-center rounded-control hover:bg-sunken"
      >
        <Menu size={24} />
      </summary>
      <div className="absolute inset-x-0 top-full border-y border-line bg-surface px-4 pb-5 pt-2 shadow-over">
        <nav aria-label={t('nav.label')} className="grid">
          <HealthLinks className="flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-sunken" />
          <NavLinks />
        </nav>
        <div data-signed-out className="mt-3 grid gap-2">
          <ButtonLink href={`/${lang}/register`}>{t('nav.signUp')}</ButtonLink>
          <ButtonLink href={`/${lang}/sign-in`} look="secondary">
            {t('nav.signIn')}
          </ButtonLink>
        </div>
      </div>
    </details>
  );
}
