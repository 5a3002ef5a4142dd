import { hasEmail } from '@lakou/contract/phone-sign-in.rules';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section, SectionGroup } from '../../ui/section.tsx';
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
import { type SettingsGroup, SettingsIndex } from './settings-index.tsx';
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

/** The settings of the account in groups, with an index that leads to each. */
export default function AccountSettings() {
  const { t } = useTranslation('accounts');
  const isPatient = useUser().role === 'PATIENT';
  return (
    <>
      <title>{t('settings.title')}</title>
      <PageTitle>{t('settings.title')}</PageTitle>
      <div className="mt-4 grid gap-7 lg:grid-cols-[16rem_minmax(0,35rem)] lg:gap-10">
        <SettingsIndex />
        <div className="grid min-w-0 gap-10">
          <Group name="account">
            <WhoIAm />
            <Preferences />
          </Group>
          <Group name="signing-in">
            <ChangePassword />
            <ChangeEmail />
            {isPatient && <SignInPhoneSection />}
            <TwoStepSection />
            <PasskeysSection />
          </Group>
          <Group name="devices">
            <DevicesSection />
            <SharedPhoneSection />
          </Group>
          <Group name="notifications">
            <NotificationSettings />
            <TextMessagesSection />
          </Group>
          <Group name="privacy">
            {isPatient && <ConnectedAppsSection />}
            <WhoLooked />
            <DownloadData />
          </Group>
          <Group name="leaving">
            <DeleteAccount />
          </Group>
        </div>
      </div>
    </>
  );
}

function Group({ name, children }: { name: SettingsGroup; children: ReactNode }) {
  const { t } = useTranslation('accounts');
  return (
    <SectionGroup id={name} title={t(`settings.groups.${name}`)}>
      {children}
    </SectionGroup>
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
