import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { LanguageMenu } from '../../shell/language-menu.tsx';
import { PublicFooter } from '../../shell/public-footer.tsx';
import { Eave } from '../../ui/eave.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Toaster } from '../../ui/toaster.tsx';

/** The frame of a page for visitors who are not signed in, to be shared or found by search engines. */
export function PublicFrame({ children }: { children: ReactNode }) {
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
      {/* At least as high as the screen, so that the footer does not move when the content arrives. */}
      <main className="mx-auto min-h-dvh w-full max-w-240 grow px-4 pt-6 pb-12 md:px-8 md:pt-10">
        {children}
      </main>
      <PublicFooter />
      <Toaster />
    </div>
  );
}
