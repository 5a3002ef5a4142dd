import type { NotificationKind } from './notifications.ts';

/** Where a notice leads, in the app and in mail alike. */
export function notificationPath(kind: NotificationKind, subjectId: string | null): string {
  if (!subjectId) return '/app/notifications';
  if (kind === 'maternity_alert') return `/app/patients/${subjectId}`;
  return kind === 'message_new' ? `/app/messages/${subjectId}` : `/app/visits/${subjectId}`;
}
