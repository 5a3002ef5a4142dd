import type { LiveEvent } from '@lakou/contract/events';

type Kind = LiveEvent['kind'];

/** Which queries an event makes old, by the first part of their key. */
const STALE: Partial<Record<Kind, readonly string[]>> = {
  booking: ['bookings'],
  payment: ['bookings', 'payments'],
  message: ['messages', 'unread'],
  read: ['messages', 'unread'],
  notification: ['notifications', 'unread'],
};

const EVERYTHING = [...new Set(Object.values(STALE).flat())];

/** After a break everything live may have changed. */
export const staleKeys = (kind: Kind): readonly string[] =>
  kind === 'refetch' ? EVERYTHING : (STALE[kind] ?? []);
