import type { User } from '@lakou/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Link, Outlet, redirect, useLocation, useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { afterFirstScreen } from '../platform/after-first-screen.ts';
import { ApiError } from '../platform/api/api.ts';
import { useLiveEvents } from '../platform/events/use-live-events.ts';
import { FrameExtra } from '../platform/frame-extra.tsx';
import { followProfileLanguage, needsWords, signInPath } from '../platform/language/language.tsx';
import { queryClient } from '../platform/query.ts';
import { needsProfile, sessionQuery } from '../platform/session.ts';
import { Logo } from '../ui/logo.tsx';
import { Toaster } from '../ui/toaster.tsx';
import type { Route } from './+types/app.layout.ts';
import { LanguageMenu } from './language-menu.tsx';
import { placesFor } from './navigation.ts';
import { NotificationBell } from './notification-bell.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { isOpenPage } from './open-pages.ts';
import { PublicFooter } from './public-footer.tsx';
import { SideRail } from './side-rail.tsx';
import { TabBar } from './tab-bar.tsx';
import { UserMenu } from './user-menu.tsx';

export { AppProblem as ErrorBoundary } from './app-problem.tsx';

// For the few who read without a network before anybody knows who they are.
const OpenFrame = lazy(async () => ({ default: (await import('./open-frame.tsx')).OpenFrame }));

const COMPLETE_PROFILE = '/app/complete-profile';
const words = needsWords('common', 'errors', 'shell');

/** The door of the app: who is not signed in goes to sign in first, and comes back to this page. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const session = queryClient.ensureQueryData(sessionQuery);
  const known = isOpenPage(pathname) ? orUnknown(session) : session;
  const [user] = await Promise.all([known, words({ request })]);
  if (user) await followProfileLanguage(user.preferredLanguage);
  const elsewhere = whereElse(user, pathname, search);
  if (elsewhere) throw redirect(elsewhere);
  return null;
}

const WAIT_MS = 3000;

/** Who is reading, if the network tells in time: what is nobody's own is shown without knowing. */
function orUnknown(session: Promise<User | null>): Promise<User | null | undefined> {
  const later = new Promise<undefined>((resolve) => {
    setTimeout(resolve, navigator.onLine ? WAIT_MS : 0);
  });
  const offline = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'offline') return undefined;
    throw error;
  };
  return Promise.race([session.catch(offline), later]);
}

// How soon a device that was signed out from another one notices by itself.
const LOOK_EVERY_MS = 60_000;

/** Where this page's visitor belongs instead, if anywhere: at sign-in, or at an unfinished profile. */
function whereElse(user: User | null | undefined, pathname: string, search: string): string | undefined {
  if (user === undefined) return undefined;
  if (user === null) return signInPath(`${pathname}${search}`);
  return needsProfile(user) && pathname !== COMPLETE_PROFILE ? COMPLETE_PROFILE : undefined;
}

/** Keeps watch after the door was passed: sessions end elsewhere, and links lead past an unfinished profile. */
function useSessionGuard(): User | 'unknown' | undefined {
  const { data: user } = useQuery({ ...sessionQuery, refetchInterval: LOOK_EVERY_MS });
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const elsewhere = whereElse(user, pathname, search);
  useEffect(() => {
    if (elsewhere) void navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
  if (elsewhere) return undefined;
  return user ?? (isOpenPage(pathname) ? 'unknown' : undefined);
}

/** Who wants to be told on this device is, in each session anew. */
function useRenewedPush(userId: string | undefined): void {
  useEffect(() => {
    if (!userId || !('Notification' in window) || Notification.permission !== 'granted') return undefined;
    return afterFirstScreen(async () => (await import('../platform/push.ts')).renewPush(userId));
  }, [userId]);
}

export default function AppLayout() {
  const { t } = useTranslation('shell');
  const user = useSessionGuard();
  useLiveEvents();
  useRenewedPush(typeof user === 'object' ? user.id : undefined);
  if (!user) return null;
  if (user === 'unknown')
    return (
      <Suspense>
        <OpenFrame />
      </Suspense>
    );
  // Until the profile is complete there is one thing to do, and no other place to go.
  const { tabs, rail } = needsProfile(user) ? { tabs: [], rail: [] } : placesFor(user.role);
  return (
    <div className="lg:flex">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-20 focus:rounded-control focus:bg-surface focus:p-3"
      >
        {t('skip')}
      </a>
      <SideRail places={rail} />
      <div className="flex min-h-dvh min-w-0 grow flex-col">
        <header className="mx-auto flex h-14 w-full max-w-282 items-center gap-1 px-4 md:px-8 lg:h-16">
          <Link to="/app" className="mr-auto rounded-control lg:hidden" aria-label={t('toDashboard')}>
            <Logo />
          </Link>
          <div className="ml-auto flex items-center gap-1">
            <LanguageMenu />
            {tabs.length > 0 && <NotificationBell />}
            <UserMenu />
          </div>
        </header>
        <OfflineBanner />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-282 grow px-4 pt-1 pb-8 outline-none md:px-8"
        >
          <Outlet />
        </main>
        <div className="max-lg:pb-17">
          <PublicFooter />
        </div>
      </div>
      {tabs.length > 0 && <TabBar places={tabs} />}
      {tabs.length > 0 && <FrameExtra />}
      <Toaster />
    </div>
  );
}
