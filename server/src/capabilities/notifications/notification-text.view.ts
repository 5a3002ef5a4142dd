import type { NotificationDetails, NotificationKind } from '@lakou/contract/notifications';
import { isOfDay } from '@lakou/contract/notifications.rules';
import { formatDate, formatDateTime, formatMoney, type Language } from '@lakou/i18n';
import { wordsIn } from '#platform/words.ts';

const TIME_ZONE = 'America/Port-au-Prince';

/** The text of a notification, in the reader's language and the visit's time zone. */
export function notificationText(
  language: Language,
  kind: NotificationKind,
  details: NotificationDetails,
): string {
  const { name = '', at, timeZone = TIME_ZONE, amount, reason = '' } = details;
  const when = at
    ? (isOfDay(kind) ? formatDate : formatDateTime)(language, { at: new Date(at), timeZone }, 'long')
    : '';
  const money = amount ? formatMoney(language, Math.round(Number(amount) * 100), 'USD') : '';
  return wordsIn(language, 'notification-texts')(kind, { name, when, amount: money, reason });
}
