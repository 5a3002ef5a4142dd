import { Outlet } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';
import { LanguageMenu } from '../../shell/language-menu.tsx';
import { PublicFooter } from '../../shell/public-footer.tsx';
import { Eave } from '../../ui/eave.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Toaster } from '../../ui/toaster.tsx';

export const handle: PageHandle = { words: ['common', 'errors', 'shell', 'accounts'], auth: true };

/** The frame of sign-in, register and the pages of mailed links. */
export default function AuthLayout() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  return (
    <div className="flex min-h-dvh flex-col">
      <header>
        <div className="bg-sea-deep text-white">
          <div className="mx-auto flex h-14 max-w-292 items-center justify-between px-4 md:px-8">
            {/* A static page is a separate document, not a route of the app. */}
            <a href={`/${lang}`} aria-label={t('toHome')} className="rounded-control outline-white">
              <Logo />
            </a>
            <LanguageMenu />
          </div>
        </div>
        <div className="text-sea-deep">
          <Eave />
        </div>
      </header>
      <main className="mx-auto w-full max-w-112 grow px-4 pt-6 pb-12 md:pt-10">
        <Outlet />
      </main>
      <PublicFooter />
      <Toaster />
    </div>
  );
}
