import { formatDate } from '@lakou/i18n';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { areaQuery, useArea } from '../../areas/area.ts';
import { areaOf } from '../../areas/areas.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { queryClient } from '../../platform/query.ts';
import { sessionQuery, useUser } from '../../platform/session.ts';
import { EmergencyNote } from '../../shell/emergency-note.tsx';
import { firstNameOf } from '../../shell/first-name.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Sections } from '../../ui/section.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { UnverifiedBanner } from '../email/unverified-banner.tsx';
import type { Route } from './+types/dashboard.page.ts';
import { greetingAt } from './greeting.ts';

const WelcomeCard = lazy(async () => ({ default: (await import('./welcome-card.tsx')).WelcomeCard }));
const words = needsWords('dashboard', 'email');

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await queryClient.ensureQueryData(sessionQuery);
  const home = user && (await queryClient.ensureQueryData(areaQuery(areaOf(user)))).home;
  await Promise.all([words({ request }), home && needsWords(...home.words)({ request })]);
  return null;
}

export default function Dashboard() {
  const { t } = useTranslation('dashboard');
  const lang = useLanguage();
  const { name, role } = useUser();
  const { home } = useArea();
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
          {home ? <home.Component /> : <WelcomeCard role={role} />}
        </Suspense>
        <div className="lg:hidden">
          <EmergencyNote />
        </div>
      </Sections>
    </>
  );
}
