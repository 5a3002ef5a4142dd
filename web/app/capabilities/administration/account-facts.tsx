import type { AccountDetails } from '@lakou/contract/administration';
import { hasEmail } from '@lakou/contract/phone-sign-in.rules';
import { formatDate, languageName } from '@lakou/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { StateBadge } from './state-badge.tsx';

/** What is known of an account; nothing of its owner's health. */
export function AccountFacts({ account }: { account: AccountDetails }) {
  const { t } = useTranslation('administration');
  const lang = useLanguage();
  const day = (at: string) => formatDate(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium');
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no');
  return (
    <Card>
      {account.state !== 'active' && (
        <p className="mb-4 flex flex-wrap items-center gap-2">
          <StateBadge state={account.state} />
          {account.eraseAfter && <span>{t('eraseOn', { date: day(account.eraseAfter) })}</span>}
        </p>
      )}
      <dl className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {hasEmail(account.email) && <Fact name={t('email')}>{account.email}</Fact>}
        <Fact name={t('role')}>{t(`roles.${account.role}`)}</Fact>
        {account.clinicName && <Fact name={t('clinic')}>{account.clinicName}</Fact>}
        <Fact name={t('profileComplete')}>{yesNo(account.isProfileComplete)}</Fact>
        <Fact name={t('emailVerified')}>{yesNo(account.isEmailVerified)}</Fact>
        <Fact name={t('twoStep')}>{yesNo(account.twoStep)}</Fact>
        <Fact name={t('language')}>{languageName(lang, account.preferredLanguage)}</Fact>
        <Fact name={t('joined')}>{day(account.createdAt)}</Fact>
        <Fact name={t('devices')}>{String(account.sessions)}</Fact>
        <Fact name={t('lastSeen')}>{account.lastSeenAt ? day(account.lastSeenAt) : t('notSignedIn')}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
