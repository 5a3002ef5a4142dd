import { useEffect } from 'react';
import { api } from './api/api.ts';

/** What was told of a visit or a person counts as read once somebody opens it. */
export function useMarkNotificationsRead(subjectId: string | undefined): void {
  useEffect(() => {
    if (!subjectId) return;
    // It may fail in silence: the notices stay, and the next visit tries again.
    api('POST /api/notifications/read', { body: { subjectId } }).catch(() => {});
  }, [subjectId]);
}
