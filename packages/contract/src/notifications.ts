import { z } from 'zod';
import type { Contract } from './kit.ts';

/** What may be used to tell somebody of visits, messages and results. Notices about safety always go by mail. */
export const NotificationSettings = z.object({ email: z.boolean(), sms: z.boolean(), push: z.boolean() });
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** How people want to be told. */
export const notifications = {
  'GET /api/users/me/notification-settings': {
    summary: 'How one wants to be told; e-mail and nothing else until changed',
    reply: NotificationSettings,
  },
  'PUT /api/users/me/notification-settings': {
    summary: 'Change some or all of it',
    body: NotificationSettings.partial(),
    reply: NotificationSettings,
  },
} as const satisfies Contract;
