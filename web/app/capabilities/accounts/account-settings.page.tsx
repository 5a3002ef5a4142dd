import { hasEmail } from '@lakou/contract/phone-sign-in.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { ConnectedAppsSection } from '../connected-apps/connected-apps-section.tsx';
import { DevicesSection } from '../devices/devices-section.tsx';
import { SharedPhoneSection } from '../devices/shared-phone-section.tsx';
import { ChangeEmail } from '../email/change-email.tsx';
import { DeleteAccount } from '../my-data/delete-account.tsx';
import { DownloadData } from '../my-data/download-data.tsx';
import { WhoLooked } from '../my-data/who-looked.tsx';
import { NotificationSettings } from '../notifications/notification-settings.tsx';
import { PasskeysSection } from '../passkeys/passkeys-section.tsx';
import { ChangePassword } from '../passwords/change-password.tsx';
import { TextMessagesSection } from '../text-messages/text-messages-section.tsx';
import { TwoStepSection } from '../two-step/two-step-section.tsx';
import { Preferences } from './preferences.tsx';
import { SignInPhoneSection } from './sign-in-phone-section.tsx';

export const clientLoader = needsWords(
  'accounts',
  'connected-apps',
  'devices',
  'email',
  'listen',
  'my-data',
  'notifications',
  'passkeys',
  'passwords',
  'phone-sign-in',
  'text-messages',
  'two-step',
);

/** The settings of the account: signing in, notifications and personal data. */
export default function AccountSettings() {
  const { t } = useTranslation('accounts');
  const { role } = useUser();
  return (
    <>
      <title>{t('settings.title')}</title>
      <div className="max-w-140">
        <Sections>
          <PageTitle>{t('settings.title')}</PageTitle>
          <WhoIAm />
          <Preferences />
          <ChangePassword />
          <ChangeEmail />
          {role === 'PATIENT' && <SignInPhoneSection />}
          <TwoStepSection />
          <PasskeysSection />
          <DevicesSection />
          <SharedPhoneSection />
          <NotificationSettings />
          <TextMessagesSection />
          {role === 'PATIENT' && <ConnectedAppsSection />}
          <WhoLooked />
          <DownloadData />
          <DeleteAccount />
        </Sections>
      </div>
    </>
  );
}

function WhoIAm() {
  const { t } = useTranslation('accounts');
  const { name, email, role } = useUser();
  return (
    <Section title={t('settings.account')}>
      <Card>
        <dl className="grid gap-3">
          <Detail term={t('fullName')}>{name}</Detail>
          {hasEmail(email) && <Detail term={t('email')}>{email}</Detail>}
          <Detail term={t('settings.role')}>{t(`roles.${role}`)}</Detail>
        </dl>
      </Card>
    </Section>
  );
}

function Detail({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="text-14 text-ink-soft">{term}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
