import type { Notification } from '@lakou/contract/notifications';
import { isOfDay, notificationPath } from '@lakou/contract/notifications.rules';
import { formatDate, formatDateTime, formatMoney, formatRelativeTime } from '@lakou/i18n';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import { tintOf } from '../../ui/tone.ts';
import { BOOKING, LOOKS } from './notification-looks.ts';

interface NotificationRowProps {
  notification: Notification;
  onOpen: () => void;
}

export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const { t: tell } = useTranslation('notification-texts');
  const lang = useLanguage();
  const { kind, details, subjectId, createdAt, readAt } = notification;
  // An older app may receive kinds that it does not know.
  const { icon: Icon, tone } = LOOKS[kind] ?? BOOKING;
  const here = ownTimeZone();
  const words = {
    name: details.name ?? '',
    reason: details.reason ?? '',
    when: details.at
      ? (isOfDay(kind) ? formatDate : formatDateTime)(
          lang,
          { at: new Date(details.at), timeZone: details.timeZone ?? here },
          'long',
        )
      : '',
    amount: details.amount ? formatMoney(lang, Math.round(Number(details.amount) * 100), 'USD') : '',
  };
  return (
    <li className="border-line not-first:border-t">
      <Link
        to={notificationPath(kind, subjectId)}
        onClick={onOpen}
        className={classNames(
          'flex min-h-16 items-start gap-3 p-4 hover:bg-sunken',
          !readAt && 'bg-sea-tint/40',
        )}
      >
        <span
          className={classNames('grid size-10 shrink-0 place-items-center rounded-control', tintOf[tone])}
        >
          <Icon size={20} />
        </span>
        <span className="min-w-0 grow">
          <span className={classNames('block wrap-anywhere', !readAt && 'font-semibold')}>
            {tell(kind, words)}
          </span>
          <span className="text-14 text-ink-soft">
            {!readAt && <span className="font-semibold text-sea">{t('new')} · </span>}
            <time dateTime={createdAt}>
              {formatRelativeTime(lang, { at: new Date(createdAt), timeZone: here }, new Date())}
            </time>
          </span>
        </span>
      </Link>
    </li>
  );
}
