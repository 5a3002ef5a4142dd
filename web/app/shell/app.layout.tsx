import type { User } from '@lakou/contract';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, Outlet, redirect, useLocation, useMatches } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { areaQuery, useArea } from '../areas/area.ts';
import { areaOf } from '../areas/areas.ts';
import { afterFirstScreen } from '../platform/after-first-screen.ts';
import { useEmergencyCountry } from '../platform/emergency-country.ts';
import { useLiveEvents } from '../platform/events/use-live-events.ts';
import { followProfileLanguage, needsWords, useLanguage } from '../platform/language/language.tsx';
import { LatePart } from '../platform/late-part.tsx';
import { keepAppOffline } from '../platform/offline.ts';
import type { PageHandle } from '../platform/page-handle.ts';
import { queryClient } from '../platform/query.ts';
import { needsProfile, sessionQuery } from '../platform/session.ts';
import { StepUpQuestion } from '../platform/step-up-question.tsx';
import { classNames } from '../ui/class-names.ts';
import { keepDraftsOf } from '../ui/form/drafts.ts';
import { Logo } from '../ui/logo.tsx';
import { Toaster } from '../ui/toaster.tsx';
import type { Route } from './+types/app.layout.ts';
import { FindButton } from './find-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { arrangePlaces, type Navigation } from './navigation.ts';
import { NotificationBell } from './notification-bell.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PublicFooter } from './public-footer.tsx';
import { redirectFor, useSessionGuard, withSessionTimeout } from './session-guard.ts';
import { isSessionlessPage } from './sessionless-pages.ts';
import { SideRail } from './side-rail.tsx';
import { TabBar } from './tab-bar.tsx';
import { useRunningOutbox } from './use-running-outbox.ts';
import { UserMenu } from './user-menu.tsx';

export { AppProblem as ErrorBoundary } from './app-problem.tsx';

const SessionlessFrame = lazy(async () => ({
  default: (await import('./sessionless-frame.tsx')).SessionlessFrame,
}));

const words = needsWords('common', 'errors', 'shell');

/** Visitors who are not signed in go to sign-in first, and come back to this page. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const url = new URL(request.url);
  const session = queryClient.ensureQueryData(sessionQuery);
  const known = isSessionlessPage(url.pathname) ? withSessionTimeout(session) : session;
  const [user] = await Promise.all([known, words({ request })]);
  if (user)
    await Promise.all([
      followProfileLanguage(user.preferredLanguage),
      queryClient.ensureQueryData(areaQuery(areaOf(user))),
      keepDraftsOf(user.id),
    ]);
  const elsewhere = redirectFor(user, url);
  if (elsewhere) throw redirect(elsewhere);
  return null;
}

/** Push messages that were allowed on this device are renewed in each session. */
function useRenewedPush(userId: string): void {
  useEffect(() => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return undefined;
    return afterFirstScreen(async () => (await import('../platform/push.ts')).renewPush(userId));
  }, [userId]);
}

export default function AppLayout() {
  const user = useSessionGuard();
  useLiveEvents();
  if (!user) return null;
  if (user !== 'unknown') return <Frame user={user} />;
  return (
    <Suspense>
      <SessionlessFrame />
    </Suspense>
  );
}

/** On another screen the keyboard goes on at its content, unless the screen chose a place itself. */
function useFocusOnScreen() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    const afterwards = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(afterwards);
  }, [pathname]);
}

const NO_PLACES: Navigation = { tabs: [], rail: [], all: [], menu: [] };

function Frame({ user }: { user: User }) {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const area = useArea();
  const bare = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.bare);
  useFocusOnScreen();
  useRenewedPush(user.id);
  useRunningOutbox(user.id);
  // Keeps the country on the device from the first screen on, for when there is no network.
  useEmergencyCountry();
  const kept = areaOf(user);
  useEffect(() => keepAppOffline(lang, kept), [lang, kept]);
  // Until the profile is complete, its form is the only page.
  const navigation = needsProfile(user) ? NO_PLACES : arrangePlaces(area.places, user);
  const { tabs, menu } = navigation;
  return (
    <div className="group/frame lg:flex">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-20 focus:rounded-control focus:bg-surface focus:p-3"
      >
        {t('skip')}
      </a>
      <SideRail navigation={navigation} />
      <div className="flex min-h-dvh min-w-0 grow flex-col print:min-h-0">
        <header
          className={classNames(
            bare && 'max-lg:hidden',
            '@container mx-auto flex min-h-14 w-full max-w-282 flex-wrap items-center justify-end gap-x-1 px-[16px] md:px-8 lg:min-h-16',
          )}
        >
          <Link to="/app" className="mr-auto rounded-control lg:hidden" aria-label={t('toDashboard')}>
            <Logo isShort />
          </Link>
          {/* On phones there is no room for it; it is under More. */}
          {tabs.length > 0 && (
            <div className="max-md:hidden">
              <FindButton />
            </div>
          )}
          <LanguageMenu />
          {tabs.length > 0 && (
            <div className="size-11">
              <LatePart place="header" />
            </div>
          )}
          {tabs.length > 0 && <NotificationBell />}
          <UserMenu places={menu} />
        </header>
        <OfflineBanner />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-282 grow px-4 pt-1 pb-8 outline-none md:px-8 print:pb-0"
        >
          <Outlet />
        </main>
        {/* Room for the tab bar. */}
        <div
          className={classNames(
            bare ? 'max-lg:hidden' : 'max-lg:pb-[calc(5rem+env(safe-area-inset-bottom))]',
            'print:hidden',
          )}
        >
          <PublicFooter />
        </div>
      </div>
      {tabs.length > 0 && !bare && <TabBar navigation={navigation} />}
      {tabs.length > 0 && <LatePart place="overlay" />}
      <StepUpQuestion />
      <Toaster />
    </div>
  );
}
