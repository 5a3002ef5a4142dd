export const NOTIFICATION_CHANNELS = ['email', 'sms', 'push'] as const;

export const NOTIFICATION_KINDS = [
  'booking_new',
  'booking_confirmed',
  'booking_moved',
  'booking_cancelled',
  'booking_expired',
  'booking_completed',
  'reminder_day',
  'reminder_hour',
  'payment_received',
  'payment_failed',
  'payment_refunded',
  'message_new',
  'review_new',
  'maternity_alert',
  'maternity_proposal',
  'note_signed',
  'licence_verified',
  'licence_rejected',
  'licence_expired',
] as const;
type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The address that a notification opens, in the app and in mail. */
export function notificationPath(kind: NotificationKind, subjectId: string | null): string {
  if (kind.startsWith('licence_')) return '/app';
  if (!subjectId) return '/app/notifications';
  if (kind === 'maternity_proposal') return '/app/maternity';
  if (kind === 'note_signed') return `/app/visit-notes/${subjectId}`;
  if (kind === 'maternity_alert') return `/app/patients/${subjectId}`;
  return kind === 'message_new' ? `/app/messages/${subjectId}` : `/app/visits/${subjectId}`;
}
