import { z } from 'zod';
import type { Contract } from './kit.ts';
import { type NOTIFICATION_CHANNELS, NOTIFICATION_KINDS } from './notifications.rules.ts';
import { Id, Page } from './primitives.ts';

/**
 * The channels for notifications about visits, messages and results. Security notices are always
 * sent by mail.
 */
export const NotificationSettings = z.object({
  email: z.boolean(),
  sms: z.boolean(),
  push: z.boolean(),
} satisfies Record<(typeof NOTIFICATION_CHANNELS)[number], z.ZodBoolean>);
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const NotificationKind = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** Names, times and amounts for its text. */
const NotificationDetails = z.object({
  name: z.string().optional(),
  /** An instant, and the time zone to show it in. */
  at: z.string().optional(),
  timeZone: z.string().optional(),
  /** US dollars, as `55.00`. */
  amount: z.string().optional(),
  /** Why somebody decided so, in their words. */
  reason: z.string().optional(),
});
export type NotificationDetails = z.infer<typeof NotificationDetails>;

const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  /** The visit, payment or person it is about. */
  subjectId: Id.nullable(),
  details: NotificationDetails,
  createdAt: z.string(),
  readAt: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;

const One = z.object({ id: Id });

/** Notifications, and the settings for them. */
export const notifications = {
  'GET /api/notifications': { summary: 'One’s own, newest first', query: Page, reply: z.array(Notification) },
  'GET /api/notifications/unread': {
    summary: 'How many are unread',
    reply: z.object({ count: z.number().int() }),
  },
  'POST /api/notifications/:id/read': { summary: 'Mark one as read', params: One },
  'POST /api/notifications/read': {
    summary: 'Mark all as read, or those about one visit or person',
    body: z.object({ subjectId: Id.optional() }).optional(),
  },
  'GET /api/push/key': {
    summary: 'The key a browser needs to subscribe',
    reply: z.object({ publicKey: z.string() }),
  },
  'POST /api/push/subscriptions': {
    summary: 'Tell this browser even while the app is closed',
    body: z.object({
      endpoint: z.url().max(1000),
      keys: z.object({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
    }),
    reply: z.object({ id: Id }),
    status: 201,
  },
  'DELETE /api/push/subscriptions/:id': { summary: 'Stop telling that browser', params: One },
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
