import type { Role } from '@lakou/contract';
import { formatDate } from '@lakou/i18n';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { queryClient } from '../../platform/query.ts';
import { sessionQuery, useUser } from '../../platform/session.ts';
import { appStyle } from '../../platform/stylesheet.ts';
import { EmergencyNote } from '../../shell/emergency-note.tsx';
import { firstNameOf } from '../../shell/first-name.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Sections } from '../../ui/section.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { UnverifiedBanner } from '../email/unverified-banner.tsx';
import type { Route } from './+types/dashboard.page.ts';
import { greetingAt } from './greeting.ts';
import { PatientHome } from './patient-home.tsx';

// Patients are most of those who come, and a provider's home is made of much that theirs has.
const loadProviderHome = async () =>
  (await Promise.all([import('../provider-workspace/provider-home.tsx'), appStyle()]))[0];
const WelcomeCard = lazy(async () => ({ default: (await import('./welcome-card.tsx')).WelcomeCard }));
const ProviderHome = lazy(async () => ({ default: (await loadProviderHome()).ProviderHome }));

const NEEDS: Partial<Record<Role, { home?: () => Promise<unknown>; words: ReturnType<typeof needsWords> }>> =
  {
    PATIENT: { words: needsWords('family', 'bookings') },
    PROVIDER: { home: loadProviderHome, words: needsWords('provider-workspace', 'bookings') },
  };
const words = needsWords('dashboard', 'email');

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await queryClient.ensureQueryData(sessionQuery);
  const own = user && NEEDS[user.role];
  await Promise.all([words({ request }), own?.words({ request }), own?.home?.()]);
  return null;
}

export default function Dashboard() {
  const { t } = useTranslation('dashboard');
  const lang = useLanguage();
  const { name, role } = useUser();
  const now = new Date();
  const today = { at: now, timeZone: ownTimeZone() };
  return (
    <>
      <title>{t('title')}</title>
      <Sections>
        <PageTitle eyebrow={formatDate(lang, today, 'long')}>
          {t(`greeting.${greetingAt(now.getHours())}`, { name: firstNameOf(name) })}
        </PageTitle>
        <UnverifiedBanner />
        <Suspense
          fallback={
            <Skeleton>
              <SkeletonCard />
            </Skeleton>
          }
        >
          {role === 'PATIENT' && <PatientHome />}
          {role === 'PROVIDER' && <ProviderHome />}
          {!NEEDS[role] && <WelcomeCard role={role} />}
        </Suspense>
        <div className="lg:hidden">
          <EmergencyNote />
        </div>
      </Sections>
    </>
  );
}
