import { queryOptions } from '@tanstack/react-query';
import { api } from './api/api.ts';

/** What the frame of the app counts: one question for the bell and the messages. */
export const unreadQuery = queryOptions({ queryKey: ['unread'], queryFn: () => api('GET /api/unread') });
