import type { NOTIFICATION_KINDS } from './notifications.rules.ts';

type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What people choose to be told by text message, in the order in which it is offered. */
export const TEXT_GROUPS = ['reminders', 'visits', 'messages', 'results', 'payments', 'other'] as const;
export type TextGroup = (typeof TEXT_GROUPS)[number];

/** Each message may cost its reader money, so only visits come until more is chosen. */
export const USUAL_TEXT_GROUPS: readonly TextGroup[] = ['reminders', 'visits'];
export const USUAL_QUIET_HOURS = { from: '21:00', to: '07:00' } as const;

const PREFIXES: readonly (readonly [string, TextGroup])[] = [
  ['reminder_', 'reminders'],
  ['medicine_due', 'reminders'],
  ['booking_', 'visits'],
  ['visit_', 'visits'],
  ['earlier_time_', 'visits'],
  ['message_', 'messages'],
  ['lab_', 'results'],
  ['note_', 'results'],
  ['payment_', 'payments'],
  ['sponsor_paid', 'payments'],
];

export const textGroupOf = (kind: NotificationKind): TextGroup =>
  PREFIXES.find(([prefix]) => kind.startsWith(prefix))?.[1] ?? 'other';

export const TEXT_CODE_LENGTH = 6;
export const LONGEST_TEXT_PHONE = 40;
