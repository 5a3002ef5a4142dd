import { PRODUCT } from '@lakou/i18n';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { LanguageMenu } from '../../shell/language-menu.tsx';
import { PublicFooter } from '../../shell/public-footer.tsx';
import { Eave } from '../../ui/eave.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { useLabels } from './labels.ts';
import { ProfileView } from './profile-view.tsx';
import { WithProvider } from './with-provider.tsx';

export const clientLoader = needsWords('common', 'errors', 'shell', 'providers');

/** A provider's profile for visitors who are not signed in, to be shared or found by search engines. */
export default function PublicProvider() {
  const { t: shell } = useTranslation('shell');
  const labels = useLabels();
  const lang = useLanguage();
  const { id = '' } = useParams();
  return (
    <div className="flex min-h-dvh flex-col">
      <header>
        <div className="bg-sea-deep text-white">
          <div className="mx-auto flex h-14 max-w-292 items-center justify-between px-4 md:px-8">
            {/* A static page is a separate document, not a route of the app. */}
            <a href={`/${lang}`} aria-label={shell('toHome')} className="rounded-control outline-white">
              <Logo />
            </a>
            <LanguageMenu />
          </div>
        </div>
        <div className="text-sea-deep">
          <Eave />
        </div>
      </header>
      {/* At least as high as the screen, so that the footer does not move when the profile arrives. */}
      <main className="mx-auto min-h-dvh w-full max-w-240 grow px-4 pt-6 pb-12 md:px-8 md:pt-10">
        <WithProvider id={id}>
          {(provider) => (
            <>
              {/* The server writes this title and the other metadata into the document; here it follows the language. */}
              <title>{`${labels.who(provider)} · ${PRODUCT}`}</title>
              {/* Booking is part of the app: visitors sign in first and then continue there. */}
              <ProfileView provider={provider} acts />
            </>
          )}
        </WithProvider>
      </main>
      <PublicFooter />
      <Toaster />
    </div>
  );
}
