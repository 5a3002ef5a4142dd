import type { LiveEvent } from '@lakou/contract/events';

type Kind = LiveEvent['kind'];

/** Which queries an event makes old, by the first part of their key. */
const STALE: Record<Exclude<Kind, 'refetch'>, readonly string[]> = {
  booking: ['bookings'],
  payment: ['bookings', 'payments'],
  message: ['messages', 'unread'],
  read: ['messages', 'unread'],
  typing: [],
  notification: ['notifications', 'unread'],
  'session-ended': [],
};

const EVERYTHING = [...new Set(Object.values(STALE).flat())];

/** After a break everything live may have changed. An older app may hear of kinds it does not know yet. */
export const staleKeys = (kind: Kind): readonly string[] =>
  kind === 'refetch' ? EVERYTHING : (STALE[kind] ?? []);
