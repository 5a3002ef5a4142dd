import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../platform/language/language.tsx';
import { Eave } from '../ui/eave.tsx';
import { Logo } from '../ui/logo.tsx';
import { LanguageMenu } from './language-menu.tsx';

/** The way home and the language, on pages that need no account. */
export function PublicHeader() {
  const { t } = useTranslation('shell');
  return (
    <header>
      <div className="bg-sea-deep text-white">
        <div className="mx-auto flex h-14 max-w-292 items-center justify-between px-4 md:px-8">
          {/* A static page is a separate document, not a route of the app. */}
          <a href={`/${useLanguage()}`} aria-label={t('toHome')} className="rounded-control outline-white">
            <Logo />
          </a>
          <LanguageMenu />
        </div>
      </div>
      <div className="text-sea-deep">
        <Eave />
      </div>
    </header>
  );
}
