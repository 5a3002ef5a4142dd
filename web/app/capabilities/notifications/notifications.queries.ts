import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

export const notificationSettingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: () => api('GET /api/users/me/notification-settings'),
});
