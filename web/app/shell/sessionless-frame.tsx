import { Outlet, useMatches } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import type { PageHandle } from '../platform/page-handle.ts';
import { Logo } from '../ui/logo.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SessionlessLinks } from './sessionless-links.tsx';

/** The frame of pages that need no session, while the session is not known: no menu and no personal data. */
export function SessionlessFrame() {
  const { t } = useTranslation('shell');
  const bare = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.bare);
  return (
    <div className="mx-auto flex min-h-dvh max-w-282 flex-col">
      <header className="flex h-14 items-center px-4 md:px-8">
        <a href="/app" className="rounded-control" aria-label={t('toDashboard')}>
          <Logo />
        </a>
      </header>
      <OfflineBanner />
      <main id="main" tabIndex={-1} className="grow px-4 pt-1 pb-8 outline-none md:px-8">
        <Outlet />
      </main>
      {!bare && (
        <footer className="sticky bottom-0 z-10 h-17 border-t border-line bg-surface">
          <SessionlessLinks />
        </footer>
      )}
    </div>
  );
}
