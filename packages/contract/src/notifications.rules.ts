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
  'lab_ready',
  'lab_result_in',
  'lab_critical',
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
  if (kind === 'maternity_alert') return `/app/patients/${subjectId}`;
  if (kind === 'lab_ready') return `/app/labs/${subjectId}`;
  if (kind.startsWith('lab_')) return `/app/lab-worklist/${subjectId}`;
  return kind === 'message_new' ? `/app/messages/${subjectId}` : `/app/visits/${subjectId}`;
}
