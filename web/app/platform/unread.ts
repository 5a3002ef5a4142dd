import { queryOptions } from '@tanstack/react-query';
import { api } from './api/api.ts';

/** The numbers of unread notifications and messages, in one request. */
export const unreadQuery = queryOptions({ queryKey: ['unread'], queryFn: () => api('GET /api/unread') });
