import { hasEmail } from '@lakou/contract/phone-sign-in.rules';
import type { SupportView } from '@lakou/contract/support-views';
import { formatDateTime, languageName } from '@lakou/i18n';
import Eye from 'lucide-react/icons/eye';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

/** What support needs to help. */
export function ViewedAccount({ view }: { view: SupportView }) {
  const { t } = useTranslation('support');
  const { t: admin } = useTranslation('administration');
  const { t: booking } = useTranslation('bookings');
  const lang = useLanguage();
  const moment = (at: string) =>
    formatDateTime(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium');
  const yesNo = (value: boolean) => admin(value ? 'yes' : 'no');
  const { account, sessions, notifications, bookings } = view;
  const { email, sms, push } = account.channels;
  const channels = [email && t('byEmail'), sms && t('bySms'), push && t('byPush')].filter(Boolean);
  return (
    <div className="grid gap-6">
      <Banner tone="info" icon={Eye}>
        {t('viewUntil', { when: moment(view.endsAt), reason: view.reason })}
      </Banner>
      <Card>
        <dl className="grid gap-4 md:grid-cols-2">
          <Fact name={t('viewName')}>{account.name}</Fact>
          {hasEmail(account.email) && <Fact name={admin('email')}>{account.email}</Fact>}
          <Fact name={admin('role')}>{admin(`roles.${account.role}`)}</Fact>
          <Fact name={admin('stateTitle')}>{admin(`state.${account.state}`)}</Fact>
          <Fact name={admin('language')}>{languageName(lang, account.language)}</Fact>
          <Fact name={admin('joined')}>{moment(account.createdAt)}</Fact>
          <Fact name={admin('profileComplete')}>{yesNo(account.isProfileComplete)}</Fact>
          <Fact name={admin('emailVerified')}>{yesNo(account.isEmailVerified)}</Fact>
          <Fact name={t('hasPhone')}>{yesNo(account.hasPhone)}</Fact>
          <Fact name={admin('twoStep')}>{yesNo(account.twoStep)}</Fact>
          <Fact name={t('passkeys')}>{String(account.passkeys)}</Fact>
          <Fact name={t('toldBy')}>{channels.join(', ') || t('byNothing')}</Fact>
          <Fact name={t('pushDevices')}>{String(account.pushDevices)}</Fact>
        </dl>
      </Card>
      <Part title={t('sessions')} none={t('noSessions')}>
        {sessions.map(({ id, browser, system, lastSeenAt }) => (
          <Line key={id} what={[browser, system].filter(Boolean).join(', ') || t('unknownDevice')}>
            {t('lastSeen', { when: moment(lastSeenAt) })}
          </Line>
        ))}
      </Part>
      <Part title={t('notifications')} none={t('noNotifications')}>
        {notifications.map(({ id, createdAt, deliveredAt, readAt }) => (
          <Line key={id} what={moment(createdAt)}>
            {[
              deliveredAt ? t('sentOn', { when: moment(deliveredAt) }) : t('notSent'),
              readAt ? t('readOn', { when: moment(readAt) }) : t('notRead'),
            ].join(' · ')}
          </Line>
        ))}
      </Part>
      <Part title={t('visits')} none={t('noVisits')}>
        {bookings.map(({ id, startsAt, status }) => (
          <Line key={id} what={moment(startsAt)}>
            {booking(`status.${status}`)}
          </Line>
        ))}
      </Part>
    </div>
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

function Part({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) {
  return (
    <Section title={title}>
      <Card>
        {children.length === 0 ? (
          <p className="text-ink-soft">{none}</p>
        ) : (
          <ul className="divide-y divide-line">{children}</ul>
        )}
      </Card>
    </Section>
  );
}

function Line({ what, children }: { what: string; children: string }) {
  return (
    <li className="py-2">
      <p className="wrap-anywhere">{what}</p>
      <p className="text-14 text-ink-soft">{children}</p>
    </li>
  );
}
