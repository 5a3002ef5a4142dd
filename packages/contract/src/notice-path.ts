import type { NoticeKind } from './notifications.ts';

/** Where a notice leads, in the app and in mail alike. */
export function noticePath(kind: NoticeKind, subjectId: string | null): string {
  if (!subjectId) return '/app/notifications';
  return kind === 'message_new' ? `/app/messages/${subjectId}` : `/app/visits/${subjectId}`;
}
