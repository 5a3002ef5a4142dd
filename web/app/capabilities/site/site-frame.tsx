import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { SignedOutNotice } from './signed-out-notice.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Header and footer of the public pages. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('site');
  return (
    <>
      <a
        href="#content"
        className="sr-only z-30 rounded-control bg-sea px-5 py-3 font-semibold text-on-sea focus:not-sr-only focus:absolute focus:left-4 focus:top-3"
      >
        {t('skip')}
      </a>
      <SiteHeader />
      <SignedOutNotice />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
