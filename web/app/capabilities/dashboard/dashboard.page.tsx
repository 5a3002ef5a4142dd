import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { EmergencyNote } from '../../shell/emergency-note.tsx';
import { firstNameOf } from '../../shell/first-name.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Sections } from '../../ui/section.tsx';
import { UnverifiedBanner } from '../email/unverified-banner.tsx';
import { greetingAt } from './greeting.ts';
import { PatientHome } from './patient-home.tsx';
import { WelcomeCard } from './welcome-card.tsx';

export const clientLoader = needsWords('dashboard', 'email', 'family', 'bookings');

export default function Dashboard() {
  const { t } = useTranslation('dashboard');
  const lang = useLanguage();
  const { name, role } = useUser();
  const now = new Date();
  const today = { at: now, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return (
    <>
      <title>{t('title')}</title>
      <Sections>
        <PageTitle eyebrow={formatDate(lang, today, 'long')}>
          {t(`greeting.${greetingAt(now.getHours())}`, { name: firstNameOf(name) })}
        </PageTitle>
        <UnverifiedBanner />
        {role === 'PATIENT' ? <PatientHome /> : <WelcomeCard role={role} />}
        <div className="lg:hidden">
          <EmergencyNote />
        </div>
      </Sections>
    </>
  );
}
