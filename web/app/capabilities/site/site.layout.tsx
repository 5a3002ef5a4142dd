import { Outlet } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import { SignedOutNotice } from './signed-out-notice.tsx';
import stylesheet from './site.css?url';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export const handle: PageHandle = { static: true };
export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export default function SiteLayout() {
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
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
