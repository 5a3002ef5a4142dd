import { Outlet } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Logo } from '../ui/logo.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { OpenLinks } from './open-links.tsx';

/** Around open pages while nobody knows who is reading: no menu, and nothing of anybody. */
export function OpenFrame() {
  const { t } = useTranslation('shell');
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
      <footer className="sticky bottom-0 z-10 h-17 border-t border-line bg-surface">
        <OpenLinks />
      </footer>
    </div>
  );
}
