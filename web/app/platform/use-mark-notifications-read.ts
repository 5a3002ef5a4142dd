import { useEffect } from 'react';
import { api } from './api/api.ts';

/** Marks the notifications about a visit or a person as read when its page is opened. */
export function useMarkNotificationsRead(subjectId: string | undefined): void {
  useEffect(() => {
    if (!subjectId) return;
    // A failure can be ignored: the notifications stay unread, and the next visit to the page tries again.
    api('POST /api/notifications/read', { body: { subjectId } }).catch(() => {});
  }, [subjectId]);
}
